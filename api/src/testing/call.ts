import type { FastifyInstance } from 'fastify';
import type { Endpoint, RequestOf, ResponseOf } from '@sopaan/schemas/api/endpoint';
import { errorBodySchema, type Reason } from '@sopaan/schemas/api/error';
import type { InferType, Schema } from 'yup';
import { EDGE_KEY_HEADER } from '../auth/auth';

export interface Rejection {
  status: number;
  code: string;
  message: string;
  fields: Record<string, unknown>;
  reasons: Reason[];
}

/** Sends a request like the browser's client, and returns the raw response. */
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
    ...(hasBody ? { payload: Object.fromEntries(fields) } : { query: toQuery(fields) }),
  });
}

/** Calls an endpoint that must succeed. Returns the response validated by its schema. */
export async function call<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: RequestOf<E>,
  token?: string,
): Promise<ResponseOf<E>> {
  const response = await send(app, endpoint, input, token);
  if (response.statusCode !== 200) {
    throw new Error(`${endpoint.path} responded with ${response.statusCode}: ${response.body}`);
  }
  return validate(endpoint.response, response.json());
}

/** Calls an endpoint that must fail. Returns the error. The input may be invalid. */
export async function rejection(
  app: FastifyInstance,
  endpoint: Endpoint,
  input: unknown,
  token?: string,
): Promise<Rejection> {
  const response = await send(app, endpoint, input, token);
  if (response.statusCode < 400)
    throw new Error(`${endpoint.path} responded with ${response.statusCode}`);
  const { error } = await errorBodySchema.validate(response.json(), { strict: true });
  return {
    status: response.statusCode,
    code: error.code,
    message: error.message,
    fields: { ...error.fields },
    reasons: error.reasons ?? [],
  };
}

function validate<S extends Schema>(schema: S, value: unknown): Promise<InferType<S>> {
  return schema.validate(value, { strict: true });
}

function toQuery(fields: Map<string, unknown>): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of fields) {
    if (Array.isArray(value)) query[name] = value.map(String);
    else if (value !== undefined) query[name] = String(value);
  }
  return query;
}
