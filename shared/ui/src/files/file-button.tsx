import { Button, Icon, visuallyHidden } from '@sopaan/ui/core';
import type { ComponentProps } from 'react';

interface FileButtonProps extends Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'accept' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  /** The text of the button, which also names the input unless it has an `aria-label`. */
  children: string;
  size?: 'small' | 'medium';
  onChoose: (file: File) => void;
}

/** A button that opens the file dialog of the device. It is a file input, which has the focus and can be dropped on. */
export function FileButton({ children, size = 'medium', onChoose, ...input }: FileButtonProps) {
  return (
    <Button
      component="label"
      size={size}
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
      {children}
      <input
        {...input}
        type="file"
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
