import { Button } from '@sopaan/ui/core';
import { CircularProgress } from '@sopaan/ui/panels';

interface SubmitButtonProps {
  isBusy: boolean;
  onSubmit: () => void;
}

/** Submits the code. While a submission is judged it is `aria-disabled`, so that it keeps the focus. */
export function SubmitButton({ isBusy, onSubmit }: SubmitButtonProps) {
  return (
    <Button
      variant="contained"
      aria-disabled={isBusy}
      onClick={onSubmit}
      startIcon={
        isBusy ? <CircularProgress size={16} color="inherit" aria-label="Judging" /> : undefined
      }
    >
      Submit
    </Button>
  );
}
