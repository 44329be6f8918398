import type { Health } from '@sopaan/schemas/release-health';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';
import type { Records } from '../table/records';

type RecentFailure = Health['failures'][number];

const columns: Records<RecentFailure>['columns'] = [
  {
    label: 'What',
    cell: ({ remote, release, code, phase }) => (
      <>
        {remote}: {code} in {phase}
        <Box>
          <Code>{release}</Code>
        </Box>
      </>
    ),
  },
  { label: 'When', cell: ({ at }) => <DateText value={at} time /> },
  { label: 'Where', cell: ({ path }) => path },
  { label: 'Message', cell: ({ message }) => message },
  {
    label: 'Replaced by',
    cell: ({ replacedBy }) => (replacedBy ? <Code>{replacedBy}</Code> : 'nothing'),
  },
  { label: 'Reference', cell: ({ reference }) => <Code>{reference}</Code> },
];

/** What failed in browsers lately. */
export function FailureTable({ failures }: { failures: readonly RecentFailure[] }) {
  return (
    <RecordTable
      caption="Recent failures"
      rows={failures}
      keyOf={({ at, reference, release, phase }) => [at, reference, release, phase].join(' ')}
      columns={columns}
    />
  );
}
