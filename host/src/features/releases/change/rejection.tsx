import { isApiError } from '@sopaan/api-client/api-error';
import { useGuardedMutation } from '@sopaan/session/guarded-mutation';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { OutcomeBox, useSubmitFailure } from '@sopaan/ui/forms';
import { useState } from 'react';

interface RejectionProps {
  /** Refetches the environment after someone else has changed it. */
  onRefresh: (() => Promise<unknown>) | undefined;
}

/** The rejection of the surrounding form's change, until the environment has been refreshed. */
export function Rejection({ onRefresh }: RejectionProps) {
  const failure = useSubmitFailure();
  const refresh = useGuardedMutation({ send: async () => onRefresh?.() });
  const [refreshedFailure, setRefreshedFailure] = useState<Error>();
  const error = failure && failure === refreshedFailure ? refresh.error : failure;
  const onPress = () => {
    setRefreshedFailure(failure);
    refresh.mutate();
  };
  return (
    <OutcomeBox outcome={error}>
      {error && <Reasons error={error} onRefresh={onRefresh && onPress} />}
    </OutcomeBox>
  );
}

interface ReasonsProps {
  error: Error;
  onRefresh: (() => void) | undefined;
}

/** Why the registry rejected a change: each reason with the units and releases it concerns. */
function Reasons({ error, onRefresh }: ReasonsProps) {
  const apiError = isApiError(error) ? error : undefined;
  const reasons = apiError?.reasons ?? [];
  const hasChanged = apiError?.code === 'ENVIRONMENT_MOVED';
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
      {apiError?.requestId &&
        reasons.length === 0 &&
        !hasChanged &&
        `Reference: ${apiError.requestId}`}
    </Alert>
  );
}
