/** Converts `activity:changed` between contract 1 and contract 2. */
import { boolean, object, string, type InferType } from 'yup';
import type { Activity } from '../activity';

/** In contract 1 a remote had a single busy state instead of tasks. */
export const activity1Schema = object({
  remote: string().required(),
  busy: boolean().required(),
  reason: string().defined(),
}).required();
export type Activity1 = InferType<typeof activity1Schema>;

/** The task that represents the single busy state of a contract 1 remote. */
export const WHOLE_REMOTE_TASK = 'page';

export function upgradeActivity({ remote, busy, reason }: Activity1): Activity {
  return { remote, task: WHOLE_REMOTE_TASK, busy, reason };
}

/** Adds an event to the busy tasks. A contract 1 remote is busy while any of its tasks is busy, with the reason of the latest one. */
export function downgradeActivity(
  previous: readonly Activity[],
  { remote, task, busy, reason }: Activity,
): { busyTasks: readonly Activity[]; activity: Activity1 } {
  const otherTasks = previous.filter((other) => other.remote !== remote || other.task !== task);
  const busyTasks = busy ? [...otherTasks, { remote, task, busy, reason }] : otherTasks;
  const latestTask = busyTasks.findLast((other) => other.remote === remote);
  return {
    busyTasks,
    activity: { remote, busy: !!latestTask, reason: latestTask ? latestTask.reason : reason },
  };
}
