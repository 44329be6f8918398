import { call } from '@sopaan/api-client/call';
import { rollbackEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import type { NamedSet } from '@sopaan/schemas/release-name';
import { Box, Typography } from '@sopaan/ui/core';
import { ChangeDialog } from '../change/change-dialog';
import { ChangedList } from '../change/changed-list';
import { changedParts } from '../change/changed-parts';
import { EnvironmentSnapshot } from '../change/environment-snapshot';
import { useEnvironmentSnapshot } from '../change/use-environment-snapshot';
import { whySchema } from '../change/why-schema';

interface RollbackDialogProps {
  environment: Environment;
  to: NamedSet;
  onClose: () => void;
}

/** Rolls an environment back to an earlier set, after showing what that changes. */
export function RollbackDialog({ environment, to, onClose }: RollbackDialogProps) {
  const { snapshot, previous, refresh } = useEnvironmentSnapshot(environment);
  return (
    <ChangeDialog
      title={`Roll ${snapshot.name} back to ${to.id}?`}
      initialValues={{ why: '' }}
      schema={whySchema}
      why="required"
      submitLabel="Roll back"
      send={({ why }) =>
        call(rollbackEndpoint, {
          environment: snapshot.name,
          expected: snapshot.revision,
          to: to.id,
          why: why.trim(),
        })
      }
      successMessage={`${snapshot.name} was rolled back to ${to.id}.`}
      onClose={onClose}
      onRefresh={refresh}
    >
      <EnvironmentSnapshot snapshot={snapshot} previous={previous} />
      <Box>
        <Typography variant="subtitle2" component="p">
          This changes:
        </Typography>
        <ChangedList parts={changedParts(snapshot.set, to)} />
      </Box>
      {snapshot.canary && <Typography>This also stops the running canary.</Typography>}
    </ChangeDialog>
  );
}
