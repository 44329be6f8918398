/** `activity:changed` of contract 1 and of contract 2, each in the words of the other. */
import { boolean, object, string, type InferType } from 'yup';
import type { Activity } from '../activity';

/** In contract 1 a remote was busy as a whole. */
export const activity1Schema = object({
  remote: string().required(),
  busy: boolean().required(),
  reason: string().defined(),
}).required();
export type Activity1 = InferType<typeof activity1Schema>;

/** The one task of a remote that names none. */
export const PAGE_TASK = 'page';

/** What a remote of contract 1 says is said by its page. */
export function upgradeActivity({ remote, busy, reason }: Activity1): Activity {
  return { remote, task: PAGE_TASK, busy, reason };
}

/** Takes one more word of a task: a remote is busy while any of its tasks is, for the reason of the latest. */
export function downgradeActivity(
  before: readonly Activity[],
  { remote, task, busy, reason }: Activity,
): { busyTasks: readonly Activity[]; said: Activity1 } {
  const others = before.filter((known) => known.remote !== remote || known.task !== task);
  const busyTasks = busy ? [...others, { remote, task, busy, reason }] : others;
  const latest = busyTasks.findLast((known) => known.remote === remote);
  return { busyTasks, said: { remote, busy: !!latest, reason: latest ? latest.reason : reason } };
}
