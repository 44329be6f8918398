import type { FastifyInstance } from 'fastify';
import type { Endpoint, RequestOf, ResponseOf } from '@sopaan/schemas/endpoint';
import { errorBodySchema, type Reason } from '@sopaan/schemas/error';
import type { InferType, Schema } from 'yup';
import { EDGE_KEY_HEADER } from '../plugins/auth';

export interface Refusal {
  status: number;
  code: string;
  message: string;
  fields: Record<string, unknown>;
  reasons: Reason[];
}

/** Sends a request as the browser's client does, and hands back the raw answer. */
export function send(app: FastifyInstance, endpoint: Endpoint, input: unknown, token?: string) {
  const fields = new Map(Object.entries(typeof input === 'object' ? { ...input } : {}));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  return app.inject({
    method: endpoint.method,
    url: `/api/${path}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.access === 'edge' && { [EDGE_KEY_HEADER]: app.settings.edgeKey }),
    },
    ...(hasBody ? { payload: Object.fromEntries(fields) } : { query: queryOf(fields) }),
  });
}

/** The answer of a call that must succeed, read by the endpoint's own schema. */
export async function call<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: RequestOf<E>,
  token?: string,
): Promise<ResponseOf<E>> {
  const answer = await send(app, endpoint, input, token);
  if (answer.statusCode !== 200) {
    throw new Error(`${endpoint.path} answered ${answer.statusCode}: ${answer.body}`);
  }
  return read(endpoint.response, answer.json());
}

/** What a call that must fail is told. The input may be as wrong as it likes. */
export async function refusal(
  app: FastifyInstance,
  endpoint: Endpoint,
  input: unknown,
  token?: string,
): Promise<Refusal> {
  const answer = await send(app, endpoint, input, token);
  if (answer.statusCode < 400) throw new Error(`${endpoint.path} answered ${answer.statusCode}`);
  const { error } = await errorBodySchema.validate(answer.json(), { strict: true });
  return {
    status: answer.statusCode,
    code: error.code,
    message: error.message,
    fields: { ...error.fields },
    reasons: error.reasons ?? [],
  };
}

function read<S extends Schema>(schema: S, value: unknown): Promise<InferType<S>> {
  return schema.validate(value, { strict: true });
}

function queryOf(fields: Map<string, unknown>): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of fields) {
    if (Array.isArray(value)) query[name] = value.map(String);
    else if (value !== undefined) query[name] = String(value);
  }
  return query;
}
