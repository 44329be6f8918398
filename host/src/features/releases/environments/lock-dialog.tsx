import { call } from '@sopaan/api-client/call';
import {
  lockEndpoint,
  unlockEndpoint,
  type Environment,
} from '@sopaan/schemas/release-environment';
import { Typography } from '@sopaan/ui/core';
import { ChangeDialog } from '../change/change-dialog';
import { whySchema } from '../change/why-schema';

interface LockDialogProps {
  environment: Environment;
  onClose: () => void;
}

/** Locks or unlocks an environment. */
export function LockDialog({ environment: { name, lock }, onClose }: LockDialogProps) {
  const locked = lock !== null;
  return (
    <ChangeDialog
      title={locked ? `Unlock ${name}?` : `Lock ${name}?`}
      initialValues={{ why: '' }}
      schema={whySchema}
      why="required"
      submitLabel={locked ? 'Unlock' : 'Lock'}
      send={({ why }) =>
        call(locked ? unlockEndpoint : lockEndpoint, { environment: name, why: why.trim() })
      }
      successMessage={locked ? `${name} is unlocked.` : `${name} is locked.`}
      onClose={onClose}
    >
      <Typography>
        {locked
          ? `Locked by ${lock.by}: ${lock.why || 'without a reason'}. Promotions are possible again once it is unlocked.`
          : 'Promotions and canaries are refused until it is unlocked. Rollbacks remain possible.'}
      </Typography>
    </ChangeDialog>
  );
}
