import { styled } from '@sopaan/ui/core';
import { useLayoutEffect, useRef } from 'react';
import { CODE_FONT } from '../../../styles/code-font';
import type { EditorAreaProps } from './editor-area-props';

/** The plain editor: a text area, in which Tab moves to the next control. */
export function PlainArea({ value, label, onChange, caret, describedBy }: EditorAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      caret.current = element && document.activeElement === element ? element.selectionStart : null;
    };
  }, [caret]);
  return (
    <Area
      ref={area}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-label={label}
      aria-describedby={describedBy}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      wrap="off"
      data-editor="plain"
    />
  );
}

const Area = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: '12px 16px',
  border: 0,
  resize: 'none',
  tabSize: 4,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  fontFamily: CODE_FONT,
  // Below 16 px, phones zoom in on focus.
  fontSize: 16,
  lineHeight: 1.5,
  '&:focus-visible': { outlineOffset: -3 },
}));
