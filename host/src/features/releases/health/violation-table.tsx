import type { Health } from '@sopaan/schemas/releases/health';
import { INTEGRITY } from '@sopaan/schemas/releases/violation';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';
import type { RecordTableProps } from '../table/record-table-props';

type ReportedViolation = Health['violations'][number];

const columns: RecordTableProps<ReportedViolation>['columns'] = [
  {
    label: 'Unit',
    cell: ({ unit, release }) => (
      <>
        {unit}
        {release && (
          <Box>
            <Code>{release}</Code>
          </Box>
        )}
      </>
    ),
  },
  { label: 'Blocked', cell: describeViolation },
  {
    label: 'Reports',
    cell: ({ reports, since }) => (
      <>
        {reports} {reports === 1 ? 'report' : 'reports'} since <DateText value={since} />
      </>
    ),
  },
];

function describeViolation({ directive, blocked }: ReportedViolation): string {
  if (directive === INTEGRITY) return `The bytes of ${blocked} are not those of the release`;
  return `${directive} blocked ${blocked || 'something'}`;
}

/** What browsers did not load or run, by the release that caused it. */
export function ViolationTable({ violations }: { violations: readonly ReportedViolation[] }) {
  return (
    <RecordTable
      caption="Content policy"
      rows={violations}
      getKey={({ unit, release, directive, blocked }) =>
        [unit, release, directive, blocked].join(' ')
      }
      columns={columns}
    />
  );
}
