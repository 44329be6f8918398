import { styled } from '@sopaan/ui/core';
import { CODE_FONT } from './code-font';

/** Code, input or output that scrolls in a box. */
export const CodeText = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  overflow: 'auto',
  borderRadius: 10,
  fontFamily: CODE_FONT,
  fontSize: '0.875rem',
  backgroundColor: theme.palette.action.hover,
}));
