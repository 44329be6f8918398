import type { Health } from '@sopaan/schemas/releases/health';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';
import type { RecordTableProps } from '../table/record-table-props';

type RecentFailure = Health['failures'][number];

const columns: RecordTableProps<RecentFailure>['columns'] = [
  {
    label: 'Failure',
    cell: ({ remote, release, code, phase }) => (
      <>
        {remote}: {code} in {phase}
        <Box>
          <Code>{release}</Code>
        </Box>
      </>
    ),
  },
  { label: 'Time', cell: ({ at }) => <DateText value={at} time /> },
  { label: 'Page', cell: ({ path }) => path },
  { label: 'Message', cell: ({ message }) => message },
  {
    label: 'Replaced by',
    cell: ({ replacedBy }) => (replacedBy ? <Code>{replacedBy}</Code> : 'nothing'),
  },
  { label: 'Reference', cell: ({ reference }) => <Code>{reference}</Code> },
];

/** The latest failures in visitors' browsers. */
export function FailureTable({ failures }: { failures: readonly RecentFailure[] }) {
  return (
    <RecordTable
      caption="Recent failures"
      rows={failures}
      getKey={({ at, reference, release, phase }) => [at, reference, release, phase].join(' ')}
      columns={columns}
    />
  );
}
