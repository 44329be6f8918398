import type { Endpoint } from '@sopaan/schemas/endpoint';

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
  params: Record<string, string>,
  query: URLSearchParams,
  body: unknown,
): Record<string, unknown> {
  const request: Record<string, unknown> = { ...params };
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    request[name] = values.length > 1 ? values : values[0];
  }
  const fields: unknown = typeof body === 'string' ? JSON.parse(body) : {};
  return Object.assign(request, fields);
}
