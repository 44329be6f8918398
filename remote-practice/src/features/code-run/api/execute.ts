import { call } from '@sopaan/api-client/call';
import { executeEndpoint, type CodeRun, type Language } from '@sopaan/schemas/code-run';
import { number, object } from 'yup';

export interface Program {
  language: Language;
  /** The chooser's label; the version that is installed runs. */
  version: string;
  code: string;
}

export interface ExecuteOptions {
  signal: AbortSignal;
  /** 1 is next; null: it runs. */
  onPlace: (position: number | null) => void;
}

/** Milliseconds without a sign of life. */
const PATIENCE = 30_000;

const queuedSchema = object({ position: number().integer().required() });

/** Runs a program on the server, and tells how it gets on in the line. */
export function execute(
  { language, version, code }: Program,
  stdin: string,
  { signal, onPlace }: ExecuteOptions,
): Promise<CodeRun> {
  const request = { language, version, files: [{ content: code }], stdin };
  return call(executeEndpoint, request, {
    signal,
    // A host of an older contract waits for the whole answer.
    timeout: PATIENCE,
    onEvent: (name, data) => {
      if (name === 'queued' && queuedSchema.isValidSync(data)) onPlace(data.position);
      if (name === 'started') onPlace(null);
    },
  });
}
