/** What the code runner says of itself at `GET /status`. */
import { array, boolean, number, object, string, type InferType } from 'yup';

const runCountSchema = object({
  language: string().required(),
  /** How the runs ended; `left`: the client disconnected, `failed`: the runner did. */
  end: string().required(),
  count: number().required(),
});

export const runnerStatusSchema = object({
  /** How many programs run at once. */
  slots: number().required(),
  /** Runs that compute now. */
  running: number().required(),
  /** They have begun, and are paused to make room for others. */
  paused: number().required(),
  /** They have begun, and sleep. */
  idle: number().required(),
  /** They have not begun. */
  waiting: number().required(),
  /** Since the start. */
  ended: array(runCountSchema.required()).required(),
  languages: array(
    object({
      language: string().required(),
      version: string().defined(),
      aliases: array(string().required()).required(),
      available: boolean().required(),
      /** Why it is not, for a person. */
      reason: string().defined(),
    }).required(),
  ).required(),
  /** What keeps the limits of runs: `cgroup-v2`, `cgroup-v1`, or `polling` where the kernel offers neither. */
  limits: string().required(),
});
export type RunnerStatus = InferType<typeof runnerStatusSchema>;
