import type { DeployToken } from '@sopaan/schemas/releases/token';
import { Typography } from '@sopaan/ui/core';
import { object } from 'yup';
import { revokeToken } from '../api/change-tokens';
import { ChangeDialog } from '../change/change-dialog';

interface RevokeTokenDialogProps {
  token: DeployToken;
  onClose: () => void;
}

const schema = object({});

export function RevokeTokenDialog({ token: { id, name }, onClose }: RevokeTokenDialogProps) {
  return (
    <ChangeDialog
      title={`Revoke ${name}?`}
      initialValues={{}}
      schema={schema}
      submitLabel="Revoke"
      send={() => revokeToken(id)}
      successMessage={`${name} was revoked.`}
      onClose={onClose}
    >
      <Typography>It stops working immediately. Releases published with it are kept.</Typography>
    </ChangeDialog>
  );
}
