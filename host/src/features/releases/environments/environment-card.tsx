import type { Environment } from '@sopaan/schemas/releases/environment';
import { Box, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';
import { Chip, DateText } from '@sopaan/ui/display';
import { useId } from 'react';
import { Code } from '../table/code';
import { CanarySection } from './canary-section';
import { EnvironmentActions } from './environment-actions';
import { RetiredPaths } from './retired-paths';
import { SetTable } from './set-table';

/** One environment: its set, lock, canary and actions. */
export function EnvironmentCard({ environment }: { environment: Environment }) {
  const { name, set, since, changedBy, revision, lock, canary, retirements } = environment;
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId}>
      <CardContent sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Box sx={head}>
          <Box>
            <Typography id={headingId} variant="h4" component="h3">
              {name}
              {lock && (
                <Chip
                  size="small"
                  icon={<Icon name="lock" />}
                  label="Locked"
                  sx={{ ml: 1.5, pl: 0.75 }}
                />
              )}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Set <Code>{set.id}</Code> since <DateText value={since} time />, by {changedBy}.
              Revision {revision}.
            </Typography>
          </Box>
          <EnvironmentActions environment={environment} />
        </Box>
        {lock && (
          <Typography variant="body2">
            Locked by {lock.by} since <DateText value={lock.since} time />: {lock.why}
          </Typography>
        )}
        <SetTable environment={environment} />
        {canary && <CanarySection environment={environment} canary={canary} />}
        {retirements.length > 0 && <RetiredPaths environment={name} retirements={retirements} />}
      </CardContent>
    </Card>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
};
