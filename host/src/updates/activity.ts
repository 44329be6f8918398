import { activityKey } from '@sopaan/contract/activity';
import { bus } from '@sopaan/events/bus';

/** The reasons of those who are busy, by task. */
export type Busy = ReadonlyMap<string, string>;

export function trackActivity(onChange: () => void): Busy {
  const busy = new Map<string, string>();
  bus.subscribe('activity:changed', (activity) => {
    if (activity.busy) busy.set(activityKey(activity), activity.reason);
    else busy.delete(activityKey(activity));
    onChange();
  });
  return busy;
}

/** One that says something comes before one that does not. Undefined when nobody is busy. */
export function reasonOf(busy: Busy): string | undefined {
  const reasons = [...busy.values()];
  return reasons.find(Boolean) ?? reasons[0];
}
