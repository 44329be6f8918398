import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { healthQuery } from '../api/get-health';
import { Loaded } from '../table/loaded';
import { HealthCharts } from './health-charts';

interface CanaryHealthProps {
  environment: string;
  /** When the canary began. */
  since: string;
}

/** The running canary beside the present set, since it began. */
export function CanaryHealth({ environment, since }: CanaryHealthProps) {
  const [hours] = useState(() => hoursSince(since));
  const query = useQuery(healthQuery(environment, hours));
  return (
    <Loaded query={query} what="The health of the canary" minHeight={320}>
      {({ sets }) => <HealthCharts sets={sets} />}
    </Loaded>
  );
}

const HOUR = 3_600_000;
const WEEK = 168;

/** Whole hours, as far back as the registry looks. */
function hoursSince(moment: string): number {
  const hours = Math.ceil((Date.now() - Date.parse(moment)) / HOUR);
  return Math.min(WEEK, Math.max(1, hours));
}
