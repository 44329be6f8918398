import { call } from '@sopaan/api-client/call';
import { promoteEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import { object } from 'yup';
import { ChangeDialog } from '../change/change-dialog';
import { ChangedList } from '../change/changed-list';
import { changedParts } from '../change/changed-parts';
import { EnvironmentSnapshot } from '../change/environment-snapshot';
import { useEnvironmentSnapshot } from '../change/use-environment-snapshot';
import { optionalWhyField } from '../change/why-schema';

interface PromoteCanaryDialogProps {
  environment: Environment;
  onClose: () => void;
}

const schema = object({ why: optionalWhyField });

/** Promotes the releases of a canary to all visitors. */
export function PromoteCanaryDialog({ environment, onClose }: PromoteCanaryDialogProps) {
  const { snapshot, previous, refresh } = useEnvironmentSnapshot(environment);
  const changes = snapshot.canary ? changedParts(snapshot.set, snapshot.canary.set) : [];
  const parts = changes.flatMap(({ unit, to }) => (to === null ? [] : [{ unit, release: to }]));
  return (
    <ChangeDialog
      title={`Promote the canary to all visitors of ${snapshot.name}?`}
      initialValues={{ why: '' }}
      schema={schema}
      why="optional"
      submitLabel="Promote to all"
      send={async ({ why }) => {
        if (parts.length === 0) throw new Error('The canary has already ended.');
        const { name, revision } = snapshot;
        await call(promoteEndpoint, {
          environment: name,
          expected: revision,
          parts,
          why: why.trim(),
        });
      }}
      successMessage={`The canary was promoted to all visitors of ${snapshot.name}.`}
      onClose={onClose}
      onRefresh={refresh}
    >
      <EnvironmentSnapshot snapshot={snapshot} previous={previous} />
      <ChangedList parts={changes} />
    </ChangeDialog>
  );
}
