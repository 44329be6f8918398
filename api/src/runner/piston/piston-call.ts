import { ApiError } from '../../plugins/api-error';

/** Characters that JSON may make of 64 KB of each output and of both together, and some room. */
const MOST_BYTES = 2 * 1024 * 1024;

export interface PistonAnswer {
  status: number;
  value: unknown;
}

interface Call {
  url: string;
  /** Sent as JSON by POST; without one it is a GET. */
  body?: object;
  signal: AbortSignal;
  /** Milliseconds for all of it. */
  timeout: number;
}

/** One call of a Piston server: no other server than this one, so long and so much. Rejects with `UNAVAILABLE` otherwise. */
export async function callPiston({ url, body, signal, timeout }: Call): Promise<PistonAnswer> {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    return { status: answer.status, value: parsed(await textOf(answer)) };
  } catch (cause) {
    signal.throwIfAborted();
    throw new ApiError('UNAVAILABLE', { cause });
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // To leave the loop is to hang up.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Error('the answer of the Piston server is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Undefined where it is no JSON. What the parser says of it repeats a piece. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
