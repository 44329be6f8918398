import { call } from '@sopaan/api-client/call';
import { rollbackEndpoint, type Environment } from '@sopaan/schemas/release-environment';
import type { NamedSet } from '@sopaan/schemas/release-name';
import { Box, Typography } from '@sopaan/ui/core';
import { ChangeDialog } from '../change/change-dialog';
import { ChangedList } from '../change/changed-list';
import { changedParts } from '../change/changed-parts';
import { SeenEnvironment } from '../change/seen-environment';
import { useSeen } from '../change/use-seen';
import { whySchema } from '../change/why-schema';

interface RollbackDialogProps {
  environment: Environment;
  to: NamedSet;
  onClose: () => void;
}

/** Brings an environment back to an earlier set, after it has said what that changes. */
export function RollbackDialog({ environment, to, onClose }: RollbackDialogProps) {
  const { seen, before, lookAgain } = useSeen(environment);
  return (
    <ChangeDialog
      title={`Roll ${seen.name} back to ${to.id}?`}
      initialValues={{ why: '' }}
      schema={whySchema}
      why="required"
      submitLabel="Roll back"
      send={({ why }) =>
        call(rollbackEndpoint, {
          environment: seen.name,
          expected: seen.revision,
          to: to.id,
          why: why.trim(),
        })
      }
      done={`${seen.name} shows ${to.id} again.`}
      onClose={onClose}
      onLookAgain={lookAgain}
    >
      <SeenEnvironment seen={seen} before={before} />
      <Box>
        <Typography variant="subtitle2" component="p">
          This changes:
        </Typography>
        <ChangedList parts={changedParts(seen.set, to)} />
      </Box>
      {seen.canary && <Typography>The running canary ends with it.</Typography>}
    </ChangeDialog>
  );
}
