import { DOCUMENT_EXTENSIONS } from '@sopaan/schemas/wallet/document-type';
import { Button, Icon, visuallyHidden } from '@sopaan/ui/core';
import type { Ref } from 'react';

interface FileChooserProps {
  ref: Ref<HTMLInputElement>;
  /** The text of the button. */
  text: string;
  /** The slot, for screen readers. */
  label: string;
  onChoose: (file: File) => void;
}

/** A button that opens the file dialog of the system. */
export function FileChooser({ ref, text, label, onChoose }: FileChooserProps) {
  return (
    <Button
      component="label"
      size="small"
      variant="outlined"
      role={undefined}
      tabIndex={-1}
      startIcon={<Icon name="upload" />}
      sx={(theme) => ({
        minHeight: 44,
        '&:focus-within': {
          outline: `3px solid ${theme.palette.secondary.main}`,
          outlineOffset: '2px',
        },
      })}
    >
      {text}
      <input
        ref={ref}
        type="file"
        accept={DOCUMENT_EXTENSIONS.join(',')}
        aria-label={`${text}: ${label}`}
        style={visuallyHidden}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Otherwise the same file could not be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </Button>
  );
}
