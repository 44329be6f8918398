import { isApiError } from '@sopaan/api-client/call';
import { Alert, Box, Button, VisuallyHidden } from '@sopaan/ui/core';
import { AgeSettingsLink } from '@sopaan/item-actions/age-settings-link';
import { errorText } from '../../error-text';
import type { RegistrationArea } from '../../api/use-change-registration';
import type { RegistrationControl } from '../../use-registration';

/** The result of the last change made from this area of the page. */
export function RegistrationOutcome({
  control,
  area,
}: {
  control: RegistrationControl;
  area: RegistrationArea;
}) {
  const { success, failure, retry } = control;
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, '&:not(:has(> [role="alert"]))': { display: 'contents' } }}
    >
      <VisuallyHidden role="status">{success?.area === area ? success.text : ''}</VisuallyHidden>
      {failure?.area === area && <FailureAlert error={failure.error} />}
      {area === 'panel' && retry && (
        <Alert
          severity="error"
          title="Your registration could not be loaded"
          action={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          Your registration is safe; only this page could not load it.
        </Alert>
      )}
    </Box>
  );
}

function FailureAlert({ error }: { error: Error }) {
  const isConsentMissing = isApiError(error) && error.code === 'PARENTAL_CONSENT_NEEDED';
  return (
    <Alert
      severity="error"
      title={isConsentMissing ? 'Consent is missing' : 'Something went wrong'}
    >
      {errorText(error)} {isConsentMissing && <AgeSettingsLink />}
    </Alert>
  );
}
