import { boolean, mixed, number, object, string, type InferType } from 'yup';

/** A message from a worker. The program runs in the same worker, so messages are untrusted and validated. */
const workerMessageSchema = object({
  kind: mixed<'ready' | 'failed' | 'output' | 'exited'>()
    .oneOf(['ready', 'failed', 'output', 'exited'])
    .required(),
  reason: string().default(''),
  stream: mixed<'stdout' | 'stderr'>().oneOf(['stdout', 'stderr']).default('stdout'),
  text: string().default(''),
  code: number().default(0),
  outOfMemory: boolean().default(false),
  compileError: string(),
  needsRestart: boolean().default(false),
});
export type WorkerMessage = InferType<typeof workerMessageSchema>;

/** Parses a message; undefined if it is invalid. */
export function parseWorkerMessage(message: unknown): WorkerMessage | undefined {
  return workerMessageSchema.isValidSync(message) ? workerMessageSchema.cast(message) : undefined;
}
