import { call } from '@sopaan/api-client/call';
import { promoteEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import { object } from 'yup';
import { ChangeDialog } from '../change/change-dialog';
import { ChangedList } from '../change/changed-list';
import { changedParts } from '../change/changed-parts';
import { SeenEnvironment } from '../change/seen-environment';
import { useSeen } from '../change/use-seen';
import { optionalWhyField } from '../change/why-schema';

interface PromoteCanaryDialogProps {
  environment: Environment;
  onClose: () => void;
}

const schema = object({ why: optionalWhyField });

/** Makes a canary's releases everyone's. */
export function PromoteCanaryDialog({ environment, onClose }: PromoteCanaryDialogProps) {
  const { seen, before, lookAgain } = useSeen(environment);
  const changes = seen.canary ? changedParts(seen.set, seen.canary.set) : [];
  const parts = changes.flatMap(({ unit, to }) => (to === null ? [] : [{ unit, release: to }]));
  return (
    <ChangeDialog
      title={`Give the canary to everyone in ${seen.name}?`}
      initialValues={{ why: '' }}
      schema={schema}
      why="optional"
      submitLabel="Give it to everyone"
      send={async ({ why }) => {
        if (parts.length === 0) throw new Error('There is no canary to promote any more.');
        const { name, revision } = seen;
        await call(promoteEndpoint, {
          environment: name,
          expected: revision,
          parts,
          why: why.trim(),
        });
      }}
      done={`The canary's releases are everyone's in ${seen.name}.`}
      onClose={onClose}
      onLookAgain={lookAgain}
    >
      <SeenEnvironment seen={seen} before={before} />
      <ChangedList parts={changes} />
    </ChangeDialog>
  );
}
