import { Alert, Box, Button, VisuallyHidden } from '@sopaan/ui/core';
import { errorText } from '../../error-text';
import type { Place, RegistrationControl } from '../../use-registration';

/** What came of what was pressed at this place of the page. */
export function RegistrationOutcome({
  control,
  place,
}: {
  control: RegistrationControl;
  place: Place;
}) {
  const { done, failed, readAgain } = control;
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, '&:not(:has(> [role="alert"]))': { display: 'contents' } }}
    >
      <VisuallyHidden role="status">{done?.place === place ? done.text : ''}</VisuallyHidden>
      {failed?.place === place && (
        <Alert severity="error" title="That did not work">
          {errorText(failed.error)}
        </Alert>
      )}
      {place === 'panel' && readAgain && (
        <Alert
          severity="error"
          title="Your registration could not be read"
          action={
            <Button size="small" onClick={readAgain}>
              Try again
            </Button>
          }
        >
          It is safe; only this page could not show it.
        </Alert>
      )}
    </Box>
  );
}
