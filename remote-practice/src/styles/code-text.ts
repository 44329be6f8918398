import { styled } from '@sopaan/ui/core';
import { CODE_FONT } from './code-font';

/** A box for code, input or output that scrolls. */
export const CodeText = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  overflow: 'auto',
  borderRadius: 10,
  fontFamily: CODE_FONT,
  fontSize: '0.875rem',
  backgroundColor: theme.palette.action.hover,
}));
