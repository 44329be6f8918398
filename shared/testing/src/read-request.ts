import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { fromFormParts } from '@sopaan/schemas/api/form-parts';
import type { SchemaFieldDescription } from 'yup';

/** The path parameters if the call matches the endpoint, else null. */
export function matchPath(
  endpoint: Endpoint,
  method: string,
  pathname: string,
): Record<string, string> | null {
  if (endpoint.method !== method) return null;
  const expected = endpoint.path.replace(/^\/|^\/?api\//g, '').split('/');
  const actual = pathname.replace(/^\/api\//, '').split('/');
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

/** Combines path parameters, query and body into one request object, like the API. */
export function readRequest(
  endpoint: Endpoint,
  params: Record<string, string>,
  query: URLSearchParams,
  body: unknown,
): Record<string, unknown> {
  const request: Record<string, unknown> = { ...params };
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    const isList = values.length > 1 || isListField(endpoint.request.describe(), name);
    request[name] = isList ? values : values[0];
  }
  return Object.assign(request, bodyFields(endpoint, body));
}

function bodyFields(endpoint: Endpoint, body: unknown): unknown {
  if (!(body instanceof FormData)) return typeof body === 'string' ? JSON.parse(body) : {};
  const parts = [...body].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return fromFormParts(endpoint.request.describe(), parts);
}

/** The files of a form, by field. */
export function readFiles(body: unknown): Record<string, File> {
  if (!(body instanceof FormData)) return {};
  return Object.fromEntries(
    [...body].flatMap(([name, value]) => (value instanceof File ? [[name, value] as const] : [])),
  );
}

/** `?a=1` is a list with one item where the schema declares `a` as an array. */
function isListField(described: SchemaFieldDescription, name: string): boolean {
  return 'fields' in described && described.fields[name]?.type === 'array';
}
