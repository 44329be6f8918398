import { call } from '@sopaan/api-client/call';
import { revokeTokenEndpoint, type DeployToken } from '@sopaan/schemas/release-token';
import { Typography } from '@sopaan/ui/core';
import { object } from 'yup';
import { ChangeDialog } from '../change/change-dialog';

interface RevokeTokenDialogProps {
  token: DeployToken;
  onClose: () => void;
}

const nothing = object({});

/** Ends a token at once. */
export function RevokeTokenDialog({ token: { id, name }, onClose }: RevokeTokenDialogProps) {
  return (
    <ChangeDialog
      title={`Revoke ${name}?`}
      initialValues={{}}
      schema={nothing}
      submitLabel="Revoke"
      send={() => call(revokeTokenEndpoint, { id })}
      done={`${name} is revoked.`}
      onClose={onClose}
    >
      <Typography>
        Whoever works with it is refused from now on. What was published with it stays.
      </Typography>
    </ChangeDialog>
  );
}
