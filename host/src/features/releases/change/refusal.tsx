import { isApiError } from '@sopaan/api-client/api-error';
import { Alert, Box, Button } from '@sopaan/ui/core';

interface RefusalProps {
  error: Error;
  /** Reads the environment anew, after someone else was faster. */
  onLookAgain?: () => void;
}

/** Why the registry did not do it: each reason with the units and releases that it is about. */
export function Refusal({ error, onLookAgain }: RefusalProps) {
  const refused = isApiError(error) ? error : undefined;
  const reasons = refused?.reasons ?? [];
  const moved = refused?.code === 'ENVIRONMENT_MOVED';
  return (
    <Alert
      severity={moved ? 'warning' : 'error'}
      role="alert"
      title={error.message}
      action={
        moved &&
        onLookAgain && (
          <Button size="small" variant="outlined" onClick={onLookAgain}>
            Look again
          </Button>
        )
      }
    >
      {reasons.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {reasons.map(({ rule, about, message }) => (
            <li key={`${rule} ${about.join(' ')} ${message}`}>
              {about.length > 0 && <strong>{about.join(' and ')}: </strong>}
              {message}
            </li>
          ))}
        </Box>
      )}
      {refused?.requestId && reasons.length === 0 && !moved && `Reference: ${refused.requestId}`}
    </Alert>
  );
}
