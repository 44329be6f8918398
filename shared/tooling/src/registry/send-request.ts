/** Sends one HTTP request to the registry, with a timeout. */
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { errorBodySchema } from '@sopaan/schemas/api/error';
import type { Schema } from 'yup';
import { NoRegistryResponse, RegistryError } from './registry-error';

export interface RegistryRequest {
  method: string;
  /** Relative to `/api/`, including the query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** The registry reads every file of a release before it responds to a promotion. */
const TIMEOUT_MS = 120_000;

/** Puts path parameters into the path, and the rest into the query of a read or into the body. */
export function toRegistryRequest(
  endpoint: Endpoint<Schema, Schema>,
  request: object,
): RegistryRequest {
  const entries = Object.entries(request).filter(([, value]) => value !== undefined);
  const inPath = ([name]: [string, unknown]) => new RegExp(`:${name}(?:/|$)`).test(endpoint.path);
  const path = entries
    .filter(inPath)
    .reduce(
      (text, [name, value]) =>
        text.replace(new RegExp(`:${name}(?=/|$)`), encodeURIComponent(String(value))),
      endpoint.path,
    );
  const otherEntries = entries.filter((entry) => !inPath(entry));
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams();
    for (const [name, value] of otherEntries) query.set(name, String(value));
    return { method: endpoint.method, path: query.size > 0 ? `${path}?${query}` : path };
  }
  return {
    method: endpoint.method,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(otherEntries)),
  };
}

/** Rejects with NoRegistryResponse or RegistryError. Messages never contain the token. */
export async function sendRequest(
  site: string,
  token: string,
  request: RegistryRequest,
): Promise<unknown> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${site}/api/${request.path}`, {
      method: request.method,
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...request.headers },
      ...(request.body !== undefined && { body: request.body }),
      // Following a redirect would send a change to another server, or turn it into a read.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new NoRegistryResponse(`No response from ${site} (${describeError(error)}).`, error);
  }
  const body = parseJson(text);
  if (status >= 200 && status < 300 && body !== undefined) return body;
  if (errorBodySchema.isValidSync(body)) {
    const { code, message, reasons } = errorBodySchema.cast(body).error;
    if (status === 502 || status === 503 || status === 504) {
      throw new NoRegistryResponse(`${site} cannot reach its registry: ${message}`);
    }
    throw new RegistryError(code, message, status, reasons);
  }
  throw new NoRegistryResponse(
    `${site} responded with status ${status}, but not like a registry. Is it the address of the site?`,
  );
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeError(error: unknown): string {
  if (readField(error, 'name') === 'TimeoutError') return `timed out after ${TIMEOUT_MS / 1000} s`;
  const cause = readField(error, 'cause');
  return String(
    readField(cause, 'code') ?? readField(cause, 'message') ?? readField(error, 'message'),
  );
}

function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Reflect.get(value, name);
}
