import type { Environment } from '@sopaan/schemas/release-environment';
import { Alert, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { Code } from '../table/code';
import { ChangedList } from './changed-list';
import { changedParts } from './changed-parts';

interface SeenEnvironmentProps {
  seen: Environment;
  /** What was seen before someone else was faster. */
  before: Environment | null;
}

/** The state that a decision rests on, and what has moved since the first look. */
export function SeenEnvironment({ seen, before }: SeenEnvironmentProps) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {seen.name} shows set <Code>{seen.set.id}</Code> since <DateText value={seen.since} time />,
        by {seen.changedBy} (revision {seen.revision}).
      </Typography>
      {before && (
        <Alert severity="info" title="This is how it stands now. Since your first look:">
          <ChangedList parts={changedParts(before.set, seen.set)} />
          {!before.canary && seen.canary && `A canary began: ${seen.canary.percent} %.`}
          {before.canary && !seen.canary && 'The canary has ended.'}
          {!before.lock && seen.lock && `Locked by ${seen.lock.by}: ${seen.lock.why}`}
        </Alert>
      )}
    </>
  );
}
