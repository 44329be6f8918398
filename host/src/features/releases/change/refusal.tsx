import { isApiError } from '@sopaan/api-client/api-error';
import { Alert, Box, Button } from '@sopaan/ui/core';

interface RefusalProps {
  error: Error;
  /** Refetches the environment after someone else has changed it. */
  onRefresh?: () => void;
}

/** Why the registry refused a change: each reason with the units and releases it concerns. */
export function Refusal({ error, onRefresh }: RefusalProps) {
  const refused = isApiError(error) ? error : undefined;
  const reasons = refused?.reasons ?? [];
  const hasChanged = refused?.code === 'ENVIRONMENT_MOVED';
  return (
    <Alert
      severity={hasChanged ? 'warning' : 'error'}
      role="alert"
      title={error.message}
      action={
        hasChanged &&
        onRefresh && (
          <Button size="small" variant="outlined" onClick={onRefresh}>
            Refresh
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
      {refused?.requestId &&
        reasons.length === 0 &&
        !hasChanged &&
        `Reference: ${refused.requestId}`}
    </Alert>
  );
}
