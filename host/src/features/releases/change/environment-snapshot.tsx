import type { Environment } from '@sopaan/schemas/releases/environment';
import { Alert, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { Code } from '../table/code';
import { ChangedList } from './changed-list';
import { changedReleases } from './changed-releases';

interface EnvironmentSnapshotProps {
  snapshot: Environment;
  /** The snapshot before the refresh; null when it has not been refreshed. */
  previous: Environment | null;
}

/** The state of the environment that a change is based on, and what has changed since the dialog was opened. */
export function EnvironmentSnapshot({ snapshot, previous }: EnvironmentSnapshotProps) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {snapshot.name} has been running set <Code>{snapshot.set.id}</Code> since{' '}
        <DateText value={snapshot.since} time />, changed by {snapshot.changedBy} (revision{' '}
        {snapshot.revision}).
      </Typography>
      {previous && (
        <Alert severity="info" title="The environment has changed since you opened this dialog:">
          <ChangedList changes={changedReleases(previous.set, snapshot.set)} />
          {!previous.canary &&
            snapshot.canary &&
            `A canary was started: ${snapshot.canary.percent} %.`}
          {previous.canary && !snapshot.canary && 'The canary has ended.'}
          {!previous.lock && snapshot.lock && `Locked by ${snapshot.lock.by}: ${snapshot.lock.why}`}
        </Alert>
      )}
    </>
  );
}
