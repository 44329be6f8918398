import type { Endpoint } from '@sopaan/schemas/endpoint';
import { fromFormParts } from '@sopaan/schemas/form-parts';
import type { SchemaFieldDescription } from 'yup';

/** The path parameters when the endpoint is the one that was called, null when it is another. */
export function paramsOf(
  endpoint: Endpoint,
  method: string,
  pathname: string,
): Record<string, string> | null {
  if (endpoint.method !== method) return null;
  const wanted = endpoint.path.replace(/^\/|^\/?api\//g, '').split('/');
  const given = pathname.replace(/^\/api\//, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

/** One object out of what path, query and body carried, as the API reads it. */
export function requestOf(
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

/** The files that a form carried, by field. */
export function filesOf(body: unknown): Record<string, File> {
  if (!(body instanceof FormData)) return {};
  return Object.fromEntries(
    [...body].flatMap(([name, value]) => (value instanceof File ? [[name, value] as const] : [])),
  );
}

/** `?a=1` is a list too where the schema says that `a` is one. */
function isListField(described: SchemaFieldDescription, name: string): boolean {
  return 'fields' in described && described.fields[name]?.type === 'array';
}
