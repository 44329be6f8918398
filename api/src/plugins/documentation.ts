import { errorBodySchema } from '@sopaan/schemas/error';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { jsonSchema, type JsonSchema } from '@sopaan/schemas/json-schema';

const errorAnswer = jsonSchema(errorBodySchema);

/** The endpoint in JSON Schema: for the documentation, and for the serializer that drops undeclared fields. */
export function documentation(endpoint: Endpoint) {
  const { method, path, access, summary } = endpoint;
  const { params, rest } = splitRequest(jsonSchema(endpoint.request), path);
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return {
    summary,
    tags: [path.split('/')[0] ?? path],
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(rest.properties && (hasBody ? { body: rest } : { querystring: rest })),
    response: { 200: jsonSchema(endpoint.response), '4xx': errorAnswer, '5xx': errorAnswer },
  };
}

function splitRequest(request: JsonSchema, path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  if (names.length === 0) return { params: undefined, rest: request };
  return {
    params: pick(request, (name) => names.includes(name)),
    rest: pick(request, (name) => !names.includes(name)),
  };
}

function pick(schema: JsonSchema, wanted: (name: string) => boolean): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => wanted(name));
  const required = schema.required?.filter(wanted) ?? [];
  return {
    type: 'object',
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  };
}
