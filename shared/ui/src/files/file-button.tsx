import { Button, Icon, visuallyHidden } from '@sopaan/ui/core';
import type { ComponentProps } from 'react';

interface FileButtonProps extends Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'accept' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  /** The text of the button, which also names the input unless it has an `aria-label`. */
  children: string;
  size?: 'small' | 'medium';
  /** In narrow windows the button is its icon alone. The input needs an `aria-label`. */
  hidesTextOnPhones?: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the file dialog of the device. It is a file input, which has the focus and can be dropped on. */
export function FileButton(props: FileButtonProps) {
  const { children, size = 'medium', hidesTextOnPhones = false, onChoose, ...input } = props;
  return (
    <Button
      // The input is the control: to assistive technology and the Tab key its label is not a button.
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
        ...(hidesTextOnPhones && { [theme.breakpoints.down('sm')]: iconOnly }),
      })}
    >
      <span>{children}</span>
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

const iconOnly = {
  minWidth: 44,
  padding: 0,
  '& > span:not(.MuiButton-startIcon)': { display: 'none' },
  '& > .MuiButton-startIcon': { margin: 0 },
} as const;
