import { call } from '@sopaan/api-client/call';
import { stopCanaryEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import { ChangeDialog } from '../change/change-dialog';
import { SeenEnvironment } from '../change/seen-environment';
import { useSeen } from '../change/use-seen';
import { whySchema } from '../change/why-schema';

interface StopCanaryDialogProps {
  environment: Environment;
  onClose: () => void;
}

/** Gives all visitors the present set again. */
export function StopCanaryDialog({ environment, onClose }: StopCanaryDialogProps) {
  const { seen, before, lookAgain } = useSeen(environment);
  return (
    <ChangeDialog
      title={`Stop the canary in ${seen.name}?`}
      initialValues={{ why: '' }}
      schema={whySchema}
      why="required"
      submitLabel="Stop canary"
      send={({ why }) =>
        call(stopCanaryEndpoint, {
          environment: seen.name,
          expected: seen.revision,
          why: why.trim(),
        })
      }
      done={`The canary in ${seen.name} is stopped.`}
      onClose={onClose}
      onLookAgain={lookAgain}
    >
      <SeenEnvironment seen={seen} before={before} />
    </ChangeDialog>
  );
}
