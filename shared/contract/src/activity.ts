/** Whether the page may be replaced now, told by each task of each remote. */
import { boolean, object, string, type InferType } from 'yup';

/** A remote is idle until one of its tasks says that it is busy. */
export const activitySchema = object({
  remote: string().required(),
  /** What is being done, unique in the remote: `quiz`, `resume-form`. */
  task: string().required(),
  busy: boolean().required(),
  /** In words for a person; empty when idle. */
  reason: string().defined(),
}).required();
export type Activity = InferType<typeof activitySchema>;

/** Names a task among all tasks of a page. */
export function activityKey({ remote, task }: Activity): string {
  return `${remote}/${task}`;
}
