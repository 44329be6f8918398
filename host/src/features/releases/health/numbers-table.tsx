import type { HealthPoint, SetHealth } from '@sopaan/schemas/releases/health';
import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { Disclosure } from '../table/disclosure';
import { RecordTable } from '../table/record-table';
import { failureRate, formatMilliseconds, formatRatio, formatValue } from './metrics';
import { formatShortTime } from './format-short-time';

interface Row extends HealthPoint {
  set: string;
  role: string;
}

/** The values of the charts. */
export function NumbersTable({ sets }: { sets: readonly SetHealth[] }) {
  const [open, setOpen] = useState(false);
  const rows: Row[] = sets
    .flatMap(({ set, role, points }) => points.map((point) => ({ ...point, set, role })))
    .sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Box>
      <Disclosure open={open} onToggle={() => setOpen(!open)} label="Show as table" />
      {open && (
        <Box sx={{ mt: 1 }}>
          <RecordTable
            caption="Health over time"
            rows={rows}
            getKey={({ set, at }) => `${set} ${at}`}
            columns={[
              { label: 'From', cell: ({ at }) => formatShortTime(at) },
              { label: 'Set', cell: ({ role }) => role },
              { label: 'Pages', end: true, cell: ({ pages }) => pages },
              { label: 'With a failure', end: true, cell: failuresText },
              { label: 'LCP', end: true, cell: ({ lcp }) => formatValue(lcp, formatMilliseconds) },
              { label: 'INP', end: true, cell: ({ inp }) => formatValue(inp, formatMilliseconds) },
              { label: 'CLS', end: true, cell: ({ cls }) => formatValue(cls, formatRatio) },
            ]}
          />
        </Box>
      )}
    </Box>
  );
}

function failuresText(point: HealthPoint): string {
  const share = failureRate.getValue(point);
  return share === null
    ? String(point.failures)
    : `${point.failures} (${failureRate.format(share)})`;
}
