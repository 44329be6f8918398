/** Running code: the wire shape of Piston's `/execute` and `/runtimes`, and what Sopaan tells beside it. */
import { array, boolean, mixed, object, number, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { executeRequestSchema } from './execute-request';

/** The languages that code can be written in, by the runner's names. */
export const LANGUAGES = ['javascript', 'typescript', 'python', 'java', 'csharp', 'php'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The versions that the site speaks of. Each stands for whatever version is installed. */
export const VERSION_LABELS: Readonly<Record<Language, string>> = {
  javascript: '18.15.0',
  typescript: '5.0.3',
  python: '3.10.0',
  java: '15.0.2',
  csharp: '6.12.0',
  php: '8.2.3',
};

/** One stage of a run: its compilation, or the program itself. */
export const pistonStageSchema = object({
  stdout: string().defined(),
  stderr: string().defined(),
  /** Both, in the order in which they arrived. */
  output: string().defined(),
  /** The exit code; null when a signal ended it. */
  code: number().nullable().defined(),
  signal: string().nullable().defined(),
  /** Why it was ended, in words; null when it ended by itself. */
  message: string().nullable().defined(),
  /**
   * null: ended well. `RE` exit code other than 0, `SG` ended by a signal, `TO` out of time, `ML` out of memory, `OL` and `EL` too
   * much output and error output, `XX` the runner failed. Further words may come.
   */
  status: string().nullable().defined(),
  /** Milliseconds of processor time. */
  cpu_time: number().nullable().defined(),
  /** Milliseconds. */
  wall_time: number().nullable().defined(),
  /** Bytes of memory, the most that was seen at once. */
  memory: number().nullable().defined(),
});
export type PistonStage = InferType<typeof pistonStageSchema>;

export const codeRunSchema = object({
  language: string().required(),
  /** The version that really ran, whatever was asked for. */
  version: string().required(),
  run: pistonStageSchema.required(),
  /** Only where there was something to compile. When it failed, `run.stderr` says the same. */
  compile: pistonStageSchema.optional().default(undefined),
});
export type CodeRun = InferType<typeof codeRunSchema>;

/**
 * Asked with `Accept: text/event-stream`, the answer is a stream of events: `queued` with `{ position }` (1 is next) each time the
 * position in the queue changes, `started`, and at last `result` with the answer, or `error` with the error as JSON.
 */
export const executeEndpoint = endpoint({
  method: 'POST',
  path: 'execute',
  access: 'optional',
  request: executeRequestSchema,
  response: codeRunSchema.required(),
  summary: 'Runs a program once in a sandbox without network and files.',
});

/** The same call under the name that Piston's clients know. */
export const pistonExecuteEndpoint = endpoint({ ...executeEndpoint, path: 'v2/execute' });

export const runtimeSchema = object({
  language: string().required(),
  /** Of the runtime that is installed; empty where none is. */
  version: string().defined(),
  aliases: array(string().required()).required(),
  available: boolean().required(),
  /** Why it is not available, for a person; empty when it is. */
  reason: string().defined(),
});
export type Runtime = InferType<typeof runtimeSchema>;

export const getRuntimesEndpoint = endpoint({
  method: 'GET',
  path: 'runtimes',
  access: 'public',
  request: object({}),
  response: array(runtimeSchema.required()).required(),
  summary: 'The languages that code can be run in, those that are not installed with the reason.',
});

/** What Piston's `/runtimes` answers: those that are installed. */
export const pistonRuntimesSchema = array(
  object({
    language: string().required(),
    version: string().required(),
    aliases: array(string().required()).default([]),
    /** Where several run the same language: `node`, `deno`, `mono`. */
    runtime: string(),
  }).required(),
).required();

export const getPistonRuntimesEndpoint = endpoint({
  method: 'GET',
  path: 'v2/runtimes',
  access: 'public',
  request: object({}),
  response: pistonRuntimesSchema,
  summary: 'The languages that code can be run in, as Piston lists them.',
});

/** Whether the name is one of a language; the chooser and the drafts know no other. */
export const languageSchema = mixed<Language>().oneOf(LANGUAGES);
