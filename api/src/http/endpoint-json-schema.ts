import { errorBodySchema } from '@sopaan/schemas/api/error';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { isFileSchema } from '@sopaan/schemas/api/file';
import { jsonSchema, type JsonSchema } from '@sopaan/schemas/api/json-schema';
import { LazySchema } from './serializers';

/** The bytes of a file, in a response or as a part of a form. */
const FILE: JsonSchema = { type: 'string', format: 'binary' };
const errorSchema = jsonSchema(errorBodySchema);
const lazyErrorSchema = new LazySchema(() => errorSchema);

/** Response schemas by status for the serializers, which drop undeclared fields. */
export function responseSchemas({ response }: Endpoint): Record<string, LazySchema> {
  const success = new LazySchema(() => responseSchema(response));
  return { 200: success, '4xx': lazyErrorSchema, '5xx': lazyErrorSchema };
}

/** Describes an endpoint in JSON Schema, for the documentation. */
export function describeEndpoint(endpoint: Endpoint) {
  const { method, path, access, summary, files } = endpoint;
  const { params, rest } = splitRequest(withFiles(jsonSchema(endpoint.request), files), path);
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return {
    summary,
    tags: [path.split('/')[0] ?? path],
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    ...(files && { consumes: ['multipart/form-data'] }),
    ...(params && { params }),
    ...(rest.properties && (hasBody ? { body: rest } : { querystring: rest })),
    response: {
      200: responseSchema(endpoint.response),
      '4xx': errorSchema,
      '5xx': errorSchema,
    },
  };
}

function responseSchema(response: Endpoint['response']): JsonSchema {
  return isFileSchema(response) ? FILE : jsonSchema(response);
}

function withFiles(request: JsonSchema, files: Endpoint['files']): JsonSchema {
  if (!files) return request;
  const parts = Object.keys(files).map((name) => [name, FILE] as const);
  return { ...request, properties: { ...request.properties, ...Object.fromEntries(parts) } };
}

function splitRequest(request: JsonSchema, path: string) {
  const pathParameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  if (pathParameters.length === 0) return { params: undefined, rest: request };
  return {
    params: pick(request, (name) => pathParameters.includes(name)),
    rest: pick(request, (name) => !pathParameters.includes(name)),
  };
}

function pick(schema: JsonSchema, isWanted: (name: string) => boolean): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => isWanted(name));
  const required = schema.required?.filter(isWanted) ?? [];
  return {
    type: 'object',
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  };
}
