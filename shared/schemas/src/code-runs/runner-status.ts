/** The response of the code runner's `GET /status`. */
import { array, boolean, number, object, string, type InferType } from 'yup';

const runCountSchema = object({
  language: string().required(),
  /** How the runs ended; `left`: the client disconnected, `failed`: the runner failed. */
  end: string().required(),
  count: number().required(),
});

export const runnerStatusSchema = object({
  /** The maximum number of concurrent programs. */
  slots: number().required(),
  /** Runs that are using the processor. */
  running: number().required(),
  /** Started runs that are paused to let others run. */
  paused: number().required(),
  /** Started runs that are sleeping. */
  idle: number().required(),
  /** Runs that have not started. */
  waiting: number().required(),
  /** Runs since the start of the runner. */
  ended: array(runCountSchema.required()).required(),
  languages: array(
    object({
      language: string().required(),
      version: string().defined(),
      aliases: array(string().required()).required(),
      available: boolean().required(),
      /** Why the language is not available, in words for the visitor. */
      reason: string().defined(),
    }).required(),
  ).required(),
  /** How the limits of runs are enforced: `cgroup-v2`, `cgroup-v1`, or `polling` where the kernel has neither. */
  limits: string().required(),
});
export type RunnerStatus = InferType<typeof runnerStatusSchema>;
