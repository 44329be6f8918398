import { boolean, mixed, number, object, string, type InferType } from 'yup';

/** What a worker says. A program shares the worker with its language, so nothing of it is believed unseen. */
const fromWorkerSchema = object({
  kind: mixed<'ready' | 'failed' | 'wrote' | 'ended'>()
    .oneOf(['ready', 'failed', 'wrote', 'ended'])
    .required(),
  reason: string().default(''),
  stream: mixed<'stdout' | 'stderr'>().oneOf(['stdout', 'stderr']).default('stdout'),
  text: string().default(''),
  code: number().default(0),
  outOfMemory: boolean().default(false),
  compileError: string(),
  spoiled: boolean().default(false),
});
export type Said = InferType<typeof fromWorkerSchema>;

/** Undefined for what makes no sense. */
export function readSaid(message: unknown): Said | undefined {
  return fromWorkerSchema.isValidSync(message) ? fromWorkerSchema.cast(message) : undefined;
}
