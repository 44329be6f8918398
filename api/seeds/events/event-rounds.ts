import type { SeedClock } from '../clock/seed-clock';
import type { EventSource } from './event-source';
import { roundPlans } from './round-plans';

const platforms = { Online: 'Online', Offline: 'On site', Hybrid: 'Online and on site' } as const;

export function eventRounds(
  { type, mode }: EventSource,
  clock: SeedClock,
  { starts, ends }: { starts: number; ends: number },
) {
  const dayAt = (share: number) => clock.day(Math.round(starts + (ends - starts) * share));
  return roundPlans[type].map((plan) => ({
    eventType: plan.kind,
    basicdetails: {
      title: plan.title,
      description: plan.description,
      startdate: dayAt(plan.from),
      enddate: dayAt(plan.to),
      duration: plan.duration,
      platform: platforms[mode],
      max_mummarks: plan.marks,
    },
  }));
}
