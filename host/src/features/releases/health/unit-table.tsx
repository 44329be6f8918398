import type { Health } from '@sopaan/schemas/release-health';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';
import type { Records } from '../table/records';
import { milliseconds, ratio, valueText } from './metrics';

type UnitHealth = Health['units'][number];

const columns: Records<UnitHealth>['columns'] = [
  { label: 'Unit', cell: ({ unit }) => unit },
  { label: 'Release', cell: ({ release }) => <Code>{release}</Code> },
  { label: 'Set', cell: ({ set }) => <Code>{set}</Code> },
  { label: 'Failures', end: true, cell: ({ failures }) => failures },
  { label: 'LCP', end: true, cell: ({ lcp }) => valueText(lcp, milliseconds) },
  { label: 'INP', end: true, cell: ({ inp }) => valueText(inp, milliseconds) },
  { label: 'CLS', end: true, cell: ({ cls }) => valueText(cls, ratio) },
  { label: 'Measured pages', end: true, cell: ({ samples }) => samples },
];

/** How each unit does: failures, and 75th percentiles of its pages. */
export function UnitTable({ units }: { units: readonly UnitHealth[] }) {
  return (
    <RecordTable
      caption="Health by unit"
      rows={units}
      keyOf={({ unit, release, set }) => `${unit} ${release} ${set}`}
      columns={columns}
    />
  );
}
