import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { healthQuery } from '../api/get-health';
import { QueryContent } from '../table/query-content';
import { HealthCharts } from './health-charts';

interface CanaryHealthProps {
  environment: string;
  /** When the canary was started. */
  since: string;
}

/** The health of the canary and the current set since the canary was started. */
export function CanaryHealth({ environment, since }: CanaryHealthProps) {
  const [hours, setHours] = useState<number>();
  useEffect(() => setHours(hoursSince(since)), [since]);
  const query = useQuery({
    ...healthQuery(environment, hours ?? MAX_HOURS),
    enabled: hours !== undefined,
  });
  return (
    <QueryContent query={query} subject="The health of the canary" minHeight={320}>
      {({ sets }) => <HealthCharts sets={sets} />}
    </QueryContent>
  );
}

const HOUR_MS = 3_600_000;
const MAX_HOURS = 7 * 24;

/** Whole hours, limited to the period that the registry covers. */
function hoursSince(start: string): number {
  const hours = Math.ceil((Date.now() - Date.parse(start)) / HOUR_MS);
  return Math.min(MAX_HOURS, Math.max(1, hours));
}
