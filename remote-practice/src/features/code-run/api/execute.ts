import { call } from '@sopaan/api-client/call';
import { executeEndpoint, type CodeRun, type Language } from '@sopaan/schemas/code-runs/code-run';
import { number, object } from 'yup';

export interface Program {
  language: Language;
  /** The nominal version; the server runs the one that is installed. */
  version: string;
  code: string;
}

export interface ExecuteOptions {
  signal: AbortSignal;
  /** Called with the position in the queue, from 1; null once the program is running. */
  onQueuePosition: (position: number | null) => void;
}

/** The run fails if the server sends no event for this long. */
const TIMEOUT_MS = 30_000;

const queuedSchema = object({ position: number().integer().required() });

/** Runs a program on the server and reports its position in the queue. */
export function execute(
  { language, version, code }: Program,
  stdin: string,
  { signal, onQueuePosition }: ExecuteOptions,
): Promise<CodeRun> {
  const request = { language, version, files: [{ content: code }], stdin };
  return call(executeEndpoint, request, {
    signal,
    // Hosts with an older contract wait for the complete response.
    timeout: TIMEOUT_MS,
    onEvent: (name, data) => {
      if (name === 'queued' && queuedSchema.isValidSync(data)) onQueuePosition(data.position);
      if (name === 'started') onQueuePosition(null);
    },
  });
}
