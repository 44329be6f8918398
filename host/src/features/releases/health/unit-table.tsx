import type { Health } from '@sopaan/schemas/releases/health';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';
import type { RecordTableProps } from '../table/record-table-props';
import { formatMilliseconds, formatRatio, formatValue } from './metrics';

type UnitHealth = Health['units'][number];

const columns: RecordTableProps<UnitHealth>['columns'] = [
  { label: 'Unit', cell: ({ unit }) => unit },
  { label: 'Release', cell: ({ release }) => <Code>{release}</Code> },
  { label: 'Set', cell: ({ set }) => <Code>{set}</Code> },
  { label: 'Failures', end: true, cell: ({ failures }) => failures },
  { label: 'LCP', end: true, cell: ({ lcp }) => formatValue(lcp, formatMilliseconds) },
  { label: 'INP', end: true, cell: ({ inp }) => formatValue(inp, formatMilliseconds) },
  { label: 'CLS', end: true, cell: ({ cls }) => formatValue(cls, formatRatio) },
  { label: 'Measured pages', end: true, cell: ({ samples }) => samples },
];

/** The failures of each unit, and the 75th percentiles of its pages. */
export function UnitTable({ units }: { units: readonly UnitHealth[] }) {
  return (
    <RecordTable
      caption="Health by unit"
      rows={units}
      getKey={({ unit, release, set }) => `${unit} ${release} ${set}`}
      columns={columns}
    />
  );
}
