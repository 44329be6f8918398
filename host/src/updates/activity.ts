import { bus } from '@sopaan/events/bus';

/** The reasons of those who are busy, by remote and task. A remote of an older contract names no task. */
export type Busy = ReadonlyMap<string, string>;

export function trackActivity(onChange: () => void): Busy {
  const busy = new Map<string, string>();
  bus.subscribe('activity:changed', (activity) => {
    const key = `${activity.remote} ${'task' in activity ? String(activity.task) : ''}`;
    if (activity.busy) busy.set(key, activity.reason);
    else busy.delete(key);
    onChange();
  });
  return busy;
}

/** One that says something comes before one that does not. Undefined when nobody is busy. */
export function reasonOf(busy: Busy): string | undefined {
  const reasons = [...busy.values()];
  return reasons.find(Boolean) ?? reasons[0];
}
