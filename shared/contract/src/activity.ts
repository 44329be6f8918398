/** Reports of busy tasks: while one runs, the page must not be reloaded or replaced. */
import { boolean, object, string, type InferType } from 'yup';

/** A remote is idle until one of its tasks reports that it is busy. */
export const activitySchema = object({
  remote: string().required(),
  /** Identifies the task within the remote, such as `quiz` or `resume-form`. */
  task: string().required(),
  busy: boolean().required(),
  /** Shown to the visitor; empty when idle. */
  reason: string().defined(),
}).required();
export type Activity = InferType<typeof activitySchema>;

/** The key of a task among all tasks of a page. */
export function activityKey({ remote, task }: Activity): string {
  return `${remote}/${task}`;
}
