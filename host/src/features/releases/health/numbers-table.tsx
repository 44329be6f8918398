import type { HealthPoint, SetHealth } from '@sopaan/schemas/release-health';
import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { Disclosure } from '../table/disclosure';
import { RecordTable } from '../table/record-table';
import { failureShare, milliseconds, ratio, valueText } from './metrics';
import { shortTime } from './short-time';

interface Row extends HealthPoint {
  set: string;
  role: string;
}

/** The numbers that the charts draw. */
export function NumbersTable({ sets }: { sets: readonly SetHealth[] }) {
  const [open, setOpen] = useState(false);
  const rows: Row[] = sets
    .flatMap(({ set, role, points }) => points.map((point) => ({ ...point, set, role })))
    .sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Box>
      <Disclosure open={open} onToggle={() => setOpen(!open)} label="The same as a table" />
      {open && (
        <Box sx={{ mt: 1 }}>
          <RecordTable
            caption="Health over time"
            rows={rows}
            keyOf={({ set, at }) => `${set} ${at}`}
            columns={[
              { label: 'From', cell: ({ at }) => shortTime(at) },
              { label: 'Set', cell: ({ role }) => role },
              { label: 'Pages', end: true, cell: ({ pages }) => pages },
              { label: 'With a failure', end: true, cell: failuresText },
              { label: 'LCP', end: true, cell: ({ lcp }) => valueText(lcp, milliseconds) },
              { label: 'INP', end: true, cell: ({ inp }) => valueText(inp, milliseconds) },
              { label: 'CLS', end: true, cell: ({ cls }) => valueText(cls, ratio) },
            ]}
          />
        </Box>
      )}
    </Box>
  );
}

function failuresText(point: HealthPoint): string {
  const share = failureShare.valueOf(point);
  return share === null
    ? String(point.failures)
    : `${point.failures} (${failureShare.text(share)})`;
}
