import type { SeedClock } from '../clock/seed-clock';
import type { EventSource } from './event-source';
import { eventText } from './event-text';
import { roundPlans } from './round-plans';

const platforms = { Online: 'Online', Offline: 'On site', Hybrid: 'Online and on site' } as const;

export function eventRounds(
  event: EventSource,
  clock: SeedClock,
  { starts, ends }: { starts: number; ends: number },
) {
  const dayAt = (share: number) => clock.day(Math.round(starts + (ends - starts) * share));
  const { rounds: descriptions } = eventText(event);
  return roundPlans[event.type].map((plan, index) => ({
    eventType: plan.kind,
    basicdetails: {
      title: plan.title,
      description: descriptions[index] ?? '',
      startdate: dayAt(plan.from),
      enddate: dayAt(plan.to),
      duration: plan.duration,
      platform: platforms[event.mode],
      max_mummarks: plan.marks,
    },
  }));
}
