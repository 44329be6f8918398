/** One HTTP exchange with the registry: request out, answer in, within its time. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { errorBodySchema } from '@sopaan/schemas/error';
import type { Schema } from 'yup';
import { RegistryUnreachable, RegistryError } from './registry-error';

export interface RegistryRequest {
  method: string;
  /** Below `/api/`, with its query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** A gate reads every file of a release before it answers. */
const PATIENCE = 120_000;

/** Path parameters go into the path; the rest is the query of a read, or the body. */
export function toRegistryRequest(endpoint: Endpoint<Schema, Schema>, request: object): RegistryRequest {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  const inPath = ([name]: [string, unknown]) => new RegExp(`:${name}(?:/|$)`).test(endpoint.path);
  const path = given
    .filter(inPath)
    .reduce(
      (text, [name, value]) =>
        text.replace(new RegExp(`:${name}(?=/|$)`), encodeURIComponent(String(value))),
      endpoint.path,
    );
  const rest = given.filter((entry) => !inPath(entry));
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams();
    for (const [name, value] of rest) query.set(name, String(value));
    return { method: endpoint.method, path: query.size > 0 ? `${path}?${query}` : path };
  }
  return {
    method: endpoint.method,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(rest)),
  };
}

/** Rejects with NotReachable or RegistryError. Messages never hold the token. */
export async function sendRequest(site: string, token: string, sent: RegistryRequest): Promise<unknown> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${site}/api/${sent.path}`, {
      method: sent.method,
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...sent.headers },
      ...(sent.body !== undefined && { body: sent.body }),
      // A redirect would carry a change somewhere else, or turn it into a read.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new RegistryUnreachable(`No answer from ${site} (${reasonOf(error)}).`, error);
  }
  const body = parsed(text);
  if (status >= 200 && status < 300 && body !== undefined) return body;
  if (errorBodySchema.isValidSync(body)) {
    const { code, message, reasons } = errorBodySchema.cast(body).error;
    if (status === 502 || status === 503 || status === 504) {
      throw new RegistryUnreachable(`${site} cannot reach its registry: ${message}`);
    }
    throw new RegistryError(code, message, status, reasons);
  }
  throw new RegistryUnreachable(
    `${site} answered with status ${status}, but not as the registry does. Is it the address of the site?`,
  );
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (field(error, 'name') === 'TimeoutError') return `none in ${PATIENCE / 1000} s`;
  const cause = field(error, 'cause');
  return String(field(cause, 'code') ?? field(cause, 'message') ?? field(error, 'message'));
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Reflect.get(value, name);
}
