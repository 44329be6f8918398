/** Reads the response of an endpoint that streams progress events before its result. */
import { number, object, type InferType, type Schema } from 'yup';
import { parseJsonOrText, readResponse, parseValue, toApiError } from './read-response';
import { readEvents } from './server-sent-events';

const EVENT_STREAM = 'text/event-stream';

/** The `Accept` header; a server that does not stream responds with JSON. */
export const STREAM_ACCEPT = `${EVENT_STREAM}, application/json;q=0.9`;

/** The longest time without data; the server sends a comment every ten seconds. */
export const STREAM_IDLE_TIMEOUT_MS = 30_000;

const statusSchema = object({ status: number().default(500), retryAfter: number() });

interface StreamOptions {
  requestId: string;
  /** Called whenever data arrives. */
  restartTimeout: () => void;
  onEvent: (name: string, data: unknown) => void;
}

/** Calls `onEvent` for each event and resolves with the data of the event `result`. Rejects with the ApiError of the event `error`. */
export async function readStreamedResponse<S extends Schema>(
  response: Response,
  schema: S,
  { requestId, restartTimeout, onEvent }: StreamOptions,
): Promise<InferType<S>> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !response.body || !type.startsWith(EVENT_STREAM)) {
    return readResponse(response, schema, requestId);
  }
  for await (const { name, data } of readEvents(response.body, restartTimeout)) {
    const value = parseJsonOrText(data);
    if (name === 'result') {
      return parseValue(value, schema, { status: response.status, requestId });
    }
    if (name === 'error') throw eventError(value, requestId);
    onEvent(name, value);
  }
  throw new TypeError('the stream ended before its result');
}

function eventError(value: unknown, requestId: string) {
  const { status, retryAfter: waitSeconds } = statusSchema.cast(value, { assert: false }) ?? {};
  return toApiError({ status: status ?? 500, waitSeconds }, value, requestId);
}
