/** Calls an endpoint that tells how it goes on before it answers. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { number, object, type InferType, type Schema } from 'yup';
import { parsed, readAnswer, readValue, refusal } from './answer';
import { exchange } from './send';
import { eventsOf } from './server-sent-events';
import { withToken } from './with-token';

const EVENT_STREAM = 'text/event-stream';
/** Milliseconds without a sign of life; the server gives one every ten seconds. */
const SILENCE = 30_000;

const statusSchema = object({ status: number().default(500), retryAfter: number() });

export interface StreamOptions {
  /** Ends the call, and with it what the server does for it; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Told each event before the answer, its data parsed from JSON. None where the server answers at once. */
  onEvent?: (name: string, data: unknown) => void;
  /** Milliseconds that nothing may arrive. */
  timeout?: number;
  /** The visitor did not ask for this call, so its failure asks nobody to log in. */
  background?: boolean;
}

/**
 * Calls an endpoint and resolves with its answer, the event `result`. Rejects with an ApiError, also that of the event
 * `error`. A token that is too old is renewed once; nothing else is sent twice.
 */
export function callStream<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  { onEvent, ...options }: StreamOptions = {},
): Promise<InferType<Response>> {
  return withToken(endpoint, options, (token) =>
    exchange(endpoint, { request, token }, options, {
      accept: `${EVENT_STREAM}, application/json;q=0.9`,
      patience: SILENCE,
      read: async (response, { requestId, alive }) => {
        const type = response.headers.get('content-type') ?? '';
        if (!response.ok || !response.body || !type.startsWith(EVENT_STREAM)) {
          return readAnswer(response, endpoint.response, requestId);
        }
        for await (const { name, data } of eventsOf(response.body, alive)) {
          const value = parsed(data);
          if (name === 'result') {
            return readValue(value, endpoint.response, { status: response.status, requestId });
          }
          if (name === 'error') throw errorOf(value, requestId);
          onEvent?.(name, value);
        }
        throw new TypeError('the stream ended before its answer');
      },
    }),
  );
}

function errorOf(value: unknown, requestId: string) {
  const { status, retryAfter: wait } = statusSchema.cast(value, { assert: false }) ?? {};
  return refusal({ status: status ?? 500, wait }, value, requestId);
}
