/** Running code: the wire format of Piston's `/execute` and `/runtimes`, with the additions of Sopaan. */
import { array, boolean, mixed, object, number, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { executeRequestSchema } from './execute-request';

/** The supported languages, by the runner's names. */
export const LANGUAGES = ['javascript', 'typescript', 'python', 'java', 'csharp', 'php'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Fixed labels that the site shows, not the installed versions. The runner accepts each as an alias. */
export const VERSION_LABELS: Readonly<Record<Language, string>> = {
  javascript: '18.15.0',
  typescript: '5.0.3',
  python: '3.10.0',
  java: '15.0.2',
  csharp: '6.12.0',
  php: '8.2.3',
};

/** One stage of a run in Piston's format: the compilation or the program. */
export const pistonStageSchema = object({
  stdout: string().defined(),
  stderr: string().defined(),
  /** Standard output and error output, in the order in which they arrived. */
  output: string().defined(),
  /** The exit code; null if a signal terminated the program. */
  code: number().nullable().defined(),
  signal: string().nullable().defined(),
  /** Why the program did not compile or was stopped, in words for the visitor; null if it exited. */
  message: string().nullable().defined(),
  /**
   * null: success. `RE` exit code other than 0, `SG` terminated by a signal, `TO` timed out, `ML` out of memory, `OL` and `EL` too much
   * output and error output, `XX` the runner failed. More may be added.
   */
  status: string().nullable().defined(),
  /** Milliseconds of processor time. */
  cpu_time: number().nullable().defined(),
  /** Milliseconds of wall-clock time. */
  wall_time: number().nullable().defined(),
  /** Peak memory in bytes. */
  memory: number().nullable().defined(),
});
export type PistonStage = InferType<typeof pistonStageSchema>;

export const codeRunSchema = object({
  language: string().required(),
  /** The installed version that ran. */
  version: string().required(),
  run: pistonStageSchema.required(),
  /** Only for compiled languages. If the compilation failed, `run.stderr` has the same errors. */
  compile: pistonStageSchema.optional().default(undefined),
});
export type CodeRun = InferType<typeof codeRunSchema>;

/**
 * With `Accept: text/event-stream` the response is a stream of events: `queued` with `{ position }` (1 is next) whenever the position in
 * the queue changes, `started`, and finally `result` with the response or `error` with the error body.
 */
export const executeEndpoint = endpoint({
  method: 'POST',
  path: 'execute',
  access: 'optional',
  request: executeRequestSchema,
  response: codeRunSchema.required(),
  summary: 'Runs a program once in a sandbox without network access.',
});

/** The same call at the path that Piston's clients use. */
export const pistonExecuteEndpoint = endpoint({ ...executeEndpoint, path: 'v2/execute' });

export const runtimeSchema = object({
  language: string().required(),
  /** The installed version; empty if none is installed. */
  version: string().defined(),
  aliases: array(string().required()).required(),
  available: boolean().required(),
  /** Why the language is not available, in words for the visitor; empty if it is available. */
  reason: string().defined(),
});
export type Runtime = InferType<typeof runtimeSchema>;

export const getRuntimesEndpoint = endpoint({
  method: 'GET',
  path: 'runtimes',
  access: 'public',
  request: object({}),
  response: array(runtimeSchema.required()).required(),
  summary: 'Lists the supported languages, with a reason for those that are not available.',
});

/** The response of Piston's `/runtimes`: the installed runtimes. */
export const pistonRuntimesSchema = array(
  object({
    language: string().required(),
    version: string().required(),
    aliases: array(string().required()).default([]),
    /** Set where several runtimes run one language: `node`, `deno`, `mono`. */
    runtime: string(),
  }).required(),
).required();

export const getPistonRuntimesEndpoint = endpoint({
  method: 'GET',
  path: 'v2/runtimes',
  access: 'public',
  request: object({}),
  response: pistonRuntimesSchema,
  summary: "Lists the installed languages in Piston's format.",
});

/** The name of a supported language. */
export const languageSchema = mixed<Language>().oneOf(LANGUAGES);
