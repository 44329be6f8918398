/** The answer of an endpoint that tells how it goes on before it answers. */
import { number, object, type InferType, type Schema } from 'yup';
import { parseJsonOrText, readResponse, parseValue, toApiError } from './read-response';
import { readEvents } from './server-sent-events';

const EVENT_STREAM = 'text/event-stream';

/** What is asked for; a server that does not stream answers at once. */
export const STREAM_ACCEPT = `${EVENT_STREAM}, application/json;q=0.9`;

/** Milliseconds without a sign of life; the server gives one every ten seconds. */
export const STREAM_IDLE_TIMEOUT_MS = 30_000;

const statusSchema = object({ status: number().default(500), retryAfter: number() });

interface Listening {
  requestId: string;
  /** Called with each sign of life. */
  alive: () => void;
  onEvent: (name: string, data: unknown) => void;
}

/** Tells each event, and resolves with the one named `result`. Rejects with the ApiError of the event `error`. */
export async function readStreamedResponse<Answer extends Schema>(
  response: Response,
  schema: Answer,
  { requestId, alive, onEvent }: Listening,
): Promise<InferType<Answer>> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !response.body || !type.startsWith(EVENT_STREAM)) {
    return readResponse(response, schema, requestId);
  }
  for await (const { name, data } of readEvents(response.body, alive)) {
    const value = parseJsonOrText(data);
    if (name === 'result') {
      return parseValue(value, schema, { status: response.status, requestId });
    }
    if (name === 'error') throw eventError(value, requestId);
    onEvent(name, value);
  }
  throw new TypeError('the stream ended before its answer');
}

function eventError(value: unknown, requestId: string) {
  const { status, retryAfter: wait } = statusSchema.cast(value, { assert: false }) ?? {};
  return toApiError({ status: status ?? 500, wait }, value, requestId);
}
