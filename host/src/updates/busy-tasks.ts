import { activityKey } from '@sopaan/contract/activity';
import { bus } from '@sopaan/events/bus';

/** The reasons of busy tasks, by task. */
export type BusyTasks = ReadonlyMap<string, string>;

export function trackBusyTasks(onChange: () => void): BusyTasks {
  const busyTasks = new Map<string, string>();
  bus.subscribe('activity:changed', (activity) => {
    if (activity.busy) busyTasks.set(activityKey(activity), activity.reason);
    else busyTasks.delete(activityKey(activity));
    onChange();
  });
  return busyTasks;
}

/** The first reason that is not empty, or an empty text if all are empty. Undefined when nothing is busy. */
export function getBusyReason(busy: BusyTasks): string | undefined {
  const reasons = [...busy.values()];
  return reasons.find(Boolean) ?? reasons[0];
}
