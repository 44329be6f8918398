import type { Environment } from '@sopaan/schemas/releases/environment';
import { Typography } from '@sopaan/ui/core';
import { lock, unlock } from '../api/change-environment';
import { ChangeDialog } from '../change/change-dialog';
import { whySchema } from '../change/why-schema';

interface LockDialogProps {
  environment: Environment;
  onClose: () => void;
}

/** Locks or unlocks an environment. */
export function LockDialog({ environment, onClose }: LockDialogProps) {
  const { name, lock: current } = environment;
  const locked = current !== null;
  return (
    <ChangeDialog
      title={locked ? `Unlock ${name}?` : `Lock ${name}?`}
      initialValues={{ why: '' }}
      schema={whySchema}
      why="required"
      submitLabel={locked ? 'Unlock' : 'Lock'}
      send={({ why }) => (locked ? unlock : lock)({ environment: name, why: why.trim() })}
      successMessage={locked ? `${name} is unlocked.` : `${name} is locked.`}
      onClose={onClose}
    >
      <Typography>
        {locked
          ? `Locked by ${current.by}: ${current.why || 'without a reason'}. Promotions are possible again once it is unlocked.`
          : 'Promotions and canaries are rejected until it is unlocked. Rollbacks remain possible.'}
      </Typography>
    </ChangeDialog>
  );
}
