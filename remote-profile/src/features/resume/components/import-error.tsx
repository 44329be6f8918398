import { isApiError } from '@sopaan/api-client/call';
import { Alert, Button } from '@sopaan/ui/core';
import { OutcomeBox } from '@sopaan/ui/forms';
import { PicturesNotSaved } from '../api/use-import-profile';

interface ImportErrorProps {
  error: Error;
  /** Set if the profile has changed since the preview was made. */
  onReload: (() => Promise<void>) | undefined;
}

export function ImportError({ error, onReload }: ImportErrorProps) {
  return (
    <OutcomeBox outcome={error}>
      <Alert severity="error" title={titleOf(error)}>
        {onReload
          ? 'Your profile has been changed in the meantime, perhaps on another device. Compare again before you save.'
          : reasonOf(error)}
        {onReload && <Button onClick={() => void onReload()}>Compare again</Button>}
      </Alert>
    </OutcomeBox>
  );
}

function titleOf(error: Error): string {
  return error instanceof PicturesNotSaved
    ? 'Everything but the pictures was saved'
    : 'The file could not be imported';
}

function reasonOf(error: Error): string {
  const reasons = isApiError(error) ? Object.values(error.fields) : [];
  return reasons.join(' ') || error.message;
}
