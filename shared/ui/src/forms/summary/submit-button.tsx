import { Button } from '@sopaan/ui/core';
import { useFormikContext } from 'formik';
import type { ComponentProps, ReactNode } from 'react';

interface SubmitButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'size' | 'color' | 'fullWidth' | 'startIcon' | 'sx'
> {
  children: ReactNode;
  /** The text while the form is submitting. */
  pending?: ReactNode;
}

/** Submits the form, once at a time. It is never disabled, so that it keeps the focus. */
export function SubmitButton({ children, pending = 'Sending…', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      variant="contained"
      {...rest}
      sx={[{ alignSelf: 'flex-start' }, ...(Array.isArray(rest.sx) ? rest.sx : [rest.sx])]}
      type="submit"
      aria-disabled={isSubmitting}
      onClick={(event) => {
        if (isSubmitting) event.preventDefault();
      }}
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}
