import { Alert, Box, Button, VisuallyHidden } from '@sopaan/ui/core';
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
      {failure?.area === area && (
        <Alert severity="error" title="Something went wrong">
          {errorText(failure.error)}
        </Alert>
      )}
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
