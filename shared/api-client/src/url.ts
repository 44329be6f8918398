/** URLs of API calls: with a single `/api/` prefix and no doubled slash, however the path is written. */
import type { Method } from '@sopaan/schemas/api/endpoint';

/** The fields of a request. */
export type Fields = Readonly<Record<string, unknown>>;

export interface RequestTarget {
  url: string;
  /** The fields of the request that are neither in the path nor in the query. */
  body: Fields | undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Joins the API's origin and the path with a single `/api/`. */
export function apiUrl(baseUrl: string, path: string): string {
  const host = baseUrl.replace(/\/+$/, '').replace(/\/api$/, '');
  const normalized = path
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/^api\//, '');
  return `${host}/api/${normalized}`;
}

function pathValue(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  // The browser would resolve a dot segment and call another path.
  if (typeof text !== 'string' || text === '' || text === '.' || text === '..') {
    throw new TypeError(`path parameter ${name} has no usable value`);
  }
  return encodeURIComponent(text);
}

function toQueryString(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Splits a request into path, query (GET, DELETE) and body (others). */
export function requestTarget(
  baseUrl: string,
  method: Method,
  path: string,
  request: unknown,
): RequestTarget {
  const otherFields: Record<string, unknown> = isFields(request) ? { ...request } : {};
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = pathValue(name, otherFields[name]);
    delete otherFields[name];
    return value;
  });
  const url = apiUrl(baseUrl, filled);
  if (method === 'GET' || method === 'DELETE')
    return { url: url + toQueryString(otherFields), body: undefined };
  return { url, body: otherFields };
}
