import type { EnvironmentRetirement } from '@sopaan/schemas/releases/retirement';
import { Box, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useId } from 'react';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';

interface RetiredPathsProps {
  environment: string;
  retirements: readonly EnvironmentRetirement[];
}

/** The paths that an environment does not serve, and what visitors get instead. */
export function RetiredPaths({ environment, retirements }: RetiredPathsProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography id={headingId} variant="h5" component="h4">
        Retired paths
      </Typography>
      <Typography variant="body2" color="textSecondary">
        They stay retired when a release has routes for them. To serve one again:{' '}
        <Code>npm run release -- unretire</Code>
      </Typography>
      <RecordTable
        caption={`Retired paths of ${environment}`}
        rows={retirements}
        dense
        getKey={({ pattern }) => pattern}
        columns={[
          { label: 'Path', cell: ({ pattern }) => <Code>{pattern}</Code> },
          { label: 'Visitors get', cell: ({ to }) => (to === null ? 'Gone' : <Code>{to}</Code>) },
          { label: 'Unit', cell: ({ unit }) => unit ?? '' },
          {
            label: 'Since',
            cell: ({ at, by }) => (
              <>
                <DateText value={at} time />, by {by}
              </>
            ),
          },
          { label: 'Reason', cell: ({ why }) => why },
        ]}
      />
    </Box>
  );
}
