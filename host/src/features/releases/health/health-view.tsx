import type { Health } from '@sopaan/schemas/releases/health';
import { Box, EmptyState, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';
import { FailureTable } from './failure-table';
import { HealthCharts } from './health-charts';
import { UnitTable } from './unit-table';
import { ViolationTable } from './violation-table';

/** Charts, units, violations, recent failures, and the thresholds that stop a canary or roll back a promotion. */
export function HealthView({ health }: { health: Health }) {
  const { sets, units, violations, failures, thresholds } = health;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title="Sets">
        <HealthCharts sets={sets} />
      </Section>
      <Section title="Units">
        {units.length === 0 ? (
          <EmptyState title="No measurements yet" />
        ) : (
          <UnitTable units={units} />
        )}
      </Section>
      <Section title="Content policy">
        {violations.length === 0 ? (
          <EmptyState icon="check" title="Nothing was blocked in this period" />
        ) : (
          <ViolationTable violations={violations} />
        )}
      </Section>
      <Section title="Recent failures">
        {failures.length === 0 ? (
          <EmptyState icon="check" title="No failures in this period" />
        ) : (
          <FailureTable failures={failures} />
        )}
      </Section>
      {thresholds.length > 0 && (
        <Section title="When the registry acts automatically">
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {thresholds.map((threshold) => (
              <li key={threshold}>{threshold}</li>
            ))}
          </Box>
        </Section>
      )}
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h5" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
