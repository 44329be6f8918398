import { Alert, Button } from '@sopaan/ui/core';
import { OutcomeBox } from '@sopaan/ui/forms';

interface ImportErrorProps {
  error: Error;
  /** Given if the profile has changed since the preview was made. */
  onReload: (() => Promise<void>) | undefined;
}

export function ImportError({ error, onReload }: ImportErrorProps) {
  return (
    <OutcomeBox outcome={error}>
      <Alert severity="error" title="The sections could not be saved">
        {onReload
          ? 'Your profile has been changed in the meantime, perhaps on another device. Compare again before you save.'
          : error.message}
        {onReload && <Button onClick={() => void onReload()}>Compare again</Button>}
      </Alert>
    </OutcomeBox>
  );
}
