import { ApiError } from '@sopaan/api-client/api-error';
import type { Environment } from '@sopaan/schemas/releases/environment';
import { object } from 'yup';
import { promote } from '../api/change-environment';
import { ChangeDialog } from '../change/change-dialog';
import { ChangedList } from '../change/changed-list';
import { changedReleases } from '../change/changed-releases';
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
  const changes = snapshot.canary ? changedReleases(snapshot.set, snapshot.canary.set) : [];
  const releases = changes.flatMap(({ unit, to }) => (to === null ? [] : [{ unit, release: to }]));
  return (
    <ChangeDialog
      title={`Promote the canary to all visitors of ${snapshot.name}?`}
      initialValues={{ why: '' }}
      schema={schema}
      why="optional"
      submitLabel="Promote to all"
      send={async ({ why }) => {
        if (releases.length === 0) throw canaryEnded();
        const { name, revision } = snapshot;
        await promote({
          environment: name,
          expected: revision,
          parts: releases,
          why: why.trim(),
        });
      }}
      successMessage={`The canary was promoted to all visitors of ${snapshot.name}.`}
      onClose={onClose}
      onRefresh={refresh}
    >
      <EnvironmentSnapshot snapshot={snapshot} previous={previous} />
      <ChangedList changes={changes} />
    </ChangeDialog>
  );
}

const canaryEnded = () =>
  new ApiError({
    code: 'CONFLICT',
    message: 'The canary has already ended.',
    status: 0,
    origin: 'browser',
  });
