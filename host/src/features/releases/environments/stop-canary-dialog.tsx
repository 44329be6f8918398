import type { Environment } from '@sopaan/schemas/releases/environment';
import { stopCanary } from '../api/change-environment';
import { ChangeDialog } from '../change/change-dialog';
import { EnvironmentSnapshot } from '../change/environment-snapshot';
import { useEnvironmentSnapshot } from '../change/use-environment-snapshot';
import { whySchema } from '../change/why-schema';

interface StopCanaryDialogProps {
  environment: Environment;
  onClose: () => void;
}

/** Stops the canary, so that all visitors get the current set again. */
export function StopCanaryDialog({ environment, onClose }: StopCanaryDialogProps) {
  const { snapshot, previous, refresh } = useEnvironmentSnapshot(environment);
  return (
    <ChangeDialog
      title={`Stop the canary in ${snapshot.name}?`}
      initialValues={{ why: '' }}
      schema={whySchema}
      why="required"
      submitLabel="Stop canary"
      send={({ why }) =>
        stopCanary({
          environment: snapshot.name,
          expected: snapshot.revision,
          why: why.trim(),
        })
      }
      successMessage={`The canary in ${snapshot.name} was stopped.`}
      onClose={onClose}
      onRefresh={refresh}
    >
      <EnvironmentSnapshot snapshot={snapshot} previous={previous} />
    </ChangeDialog>
  );
}
