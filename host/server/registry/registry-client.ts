import type { Endpoint } from '@sopaan/schemas/endpoint';
import { BLOB_LIMIT } from '@sopaan/contract/blob';
import type { InferType, Schema } from 'yup';
import { faultOfStatus, RegistryError } from './registry-error';

/** The header in which an edge sends its key. */
const EDGE_KEY_HEADER = 'x-sopaan-edge-key';

/** The registry as the edge uses it. Its methods throw RegistryErrors only. */
export interface Registry {
  ask: <Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    request: InferType<Request>,
    deadline?: number,
  ) => Promise<InferType<Response>>;
  /** The bytes of a file as the registry stores them, by the name of its content. */
  blob: (name: string) => Promise<Buffer>;
}

const DEADLINE = 3000;
const BLOB_DEADLINE = 30_000;

/** Sends requests to the API at this address only: redirects are not followed. */
export function registryClient(apiUrl: string, edgeKey: string): Registry {
  async function request(path: string, init: RequestInit, deadline: number): Promise<Response> {
    try {
      return await fetch(new URL(`/api/${path}`, apiUrl), {
        ...init,
        redirect: 'error',
        headers: { ...init.headers, [EDGE_KEY_HEADER]: edgeKey },
        signal: AbortSignal.timeout(deadline),
      });
    } catch (cause) {
      throw new RegistryError('unreachable', `${path}: no response`, cause);
    }
  }

  async function body<T>(path: string, response: Response, read: () => Promise<T>): Promise<T> {
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined);
      throw new RegistryError(faultOfStatus(response.status), `${path}: ${response.status}`);
    }
    try {
      return await read();
    } catch (cause) {
      throw new RegistryError('unreachable', `${path}: the response was cut off`, cause);
    }
  }

  return {
    async ask(endpoint, fields, deadline = DEADLINE) {
      const { path, init } = written(endpoint, fields);
      const response = await request(path, init, deadline);
      const text = await body(path, response, () => response.text());
      try {
        return endpoint.response.validateSync(JSON.parse(text), { stripUnknown: true });
      } catch (cause) {
        throw new RegistryError('invalid', `${path}: unexpected response`, cause);
      }
    },
    async blob(name) {
      const path = `releases/blobs/${name}`;
      if (!/^[\w-]{64}$/.test(name)) throw new RegistryError('invalid', 'invalid file name');
      const response = await request(path, {}, BLOB_DEADLINE);
      if (Number(response.headers.get('content-length')) > BLOB_LIMIT) {
        await response.body?.cancel().catch(() => undefined);
        throw new RegistryError('invalid', `${path}: too large`);
      }
      return Buffer.from(await body(path, response, () => response.arrayBuffer()));
    },
  };
}

/** The request is validated first, so only a name gets into the path. */
function written<Request extends Schema>(
  { method, path, request }: Endpoint<Request>,
  given: InferType<Request>,
): { path: string; init: RequestInit } {
  const fields = new Map<string, unknown>(Object.entries(checked(request, given)));
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(fields.get(name));
    fields.delete(name);
    return encodeURIComponent(value);
  });
  if (method === 'GET' || method === 'DELETE') return { path: filled, init: { method } };
  const headers = { 'content-type': 'application/json' };
  return {
    path: filled,
    init: { method, headers, body: JSON.stringify(Object.fromEntries(fields)) },
  };
}

function checked(schema: Schema, given: unknown): object {
  try {
    const value: unknown = schema.validateSync(given, { strict: true });
    if (typeof value === 'object' && value !== null) return value;
    throw new TypeError('not an object');
  } catch (cause) {
    throw new RegistryError('refused', 'invalid request', cause);
  }
}
