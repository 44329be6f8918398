import type { SetHealth } from '@sopaan/schemas/releases/health';
import { Box, EmptyState } from '@sopaan/ui/core';
import { ChartLegend } from './chart-legend';
import { LineChart } from './line-chart';
import { metrics } from './metrics';
import { NumbersTable } from './numbers-table';

/** Failures and web vitals (75th percentiles) of each set over time. */
export function HealthCharts({ sets }: { sets: readonly SetHealth[] }) {
  if (sets.every(({ points }) => points.length === 0)) {
    return (
      <EmptyState
        title="No page views in this period"
        description="Data appears once visitors arrive."
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ChartLegend sets={sets} />
      <Box sx={charts}>
        {metrics.map((metric) => (
          <LineChart key={metric.name} metric={metric} sets={sets} />
        ))}
      </Box>
      <NumbersTable sets={sets} />
    </Box>
  );
}

const charts = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
