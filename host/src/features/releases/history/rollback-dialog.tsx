import type { Environment } from '@sopaan/schemas/releases/environment';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import { Box, Typography } from '@sopaan/ui/core';
import { rollBack } from '../api/change-environment';
import { ChangeDialog } from '../change/change-dialog';
import { ChangedList } from '../change/changed-list';
import { changedReleases } from '../change/changed-releases';
import { EnvironmentSnapshot } from '../change/environment-snapshot';
import { useEnvironmentSnapshot } from '../change/use-environment-snapshot';
import { whySchema } from '../change/why-schema';

interface RollbackDialogProps {
  environment: Environment;
  target: ReleaseSetRef;
  onClose: () => void;
}

/** Rolls an environment back to an earlier set, after showing what that changes. */
export function RollbackDialog({ environment, target, onClose }: RollbackDialogProps) {
  const { snapshot, previous, refresh } = useEnvironmentSnapshot(environment);
  return (
    <ChangeDialog
      title={`Roll ${snapshot.name} back to ${target.id}?`}
      initialValues={{ why: '' }}
      schema={whySchema}
      why="required"
      submitLabel="Roll back"
      send={({ why }) =>
        rollBack({
          environment: snapshot.name,
          expected: snapshot.revision,
          to: target.id,
          why: why.trim(),
        })
      }
      successMessage={`${snapshot.name} was rolled back to ${target.id}.`}
      onClose={onClose}
      onRefresh={refresh}
    >
      <EnvironmentSnapshot snapshot={snapshot} previous={previous} />
      <Box>
        <Typography variant="subtitle2" component="p">
          This changes:
        </Typography>
        <ChangedList changes={changedReleases(snapshot.set, target)} />
      </Box>
      {snapshot.canary && <Typography>This also stops the running canary.</Typography>}
    </ChangeDialog>
  );
}
