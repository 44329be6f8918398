/** Where a call goes: one host, one `/api/` prefix, no doubled slash, whatever spelling a path came in. */
import type { Method } from '@sopaan/schemas/endpoint';

/** A request, or a part of one. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Target {
  url: string;
  /** The fields of the request that neither path nor query took: the body. */
  body: Fields | undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The configured host and the path below a single `/api/`. */
export function apiUrl(baseUrl: string, path: string): string {
  const host = baseUrl.replace(/\/+$/, '').replace(/\/api$/, '');
  const below = path
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/^api\//, '');
  return `${host}/api/${below}`;
}

function pathValue(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  // A dot segment would be resolved away by the browser and reach another path.
  if (typeof text !== 'string' || text === '' || text === '.' || text === '..') {
    throw new TypeError(`path parameter ${name} has no usable value`);
  }
  return encodeURIComponent(text);
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Spreads a request over path, query (GET, DELETE) and body (others). */
export function target(baseUrl: string, method: Method, path: string, request: unknown): Target {
  const rest: Record<string, unknown> = isFields(request) ? { ...request } : {};
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = pathValue(name, rest[name]);
    delete rest[name];
    return value;
  });
  const url = apiUrl(baseUrl, filled);
  if (method === 'GET' || method === 'DELETE') return { url: url + queryOf(rest), body: undefined };
  return { url, body: rest };
}
