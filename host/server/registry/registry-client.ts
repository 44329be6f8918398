import type { Endpoint } from '@sopaan/schemas/endpoint';
import { BLOB_MAX_BYTES } from '@sopaan/contract/blob';
import type { InferType, Schema } from 'yup';
import { faultOfStatus, RegistryError } from './registry-error';

/** The header in which an edge sends its key. */
const EDGE_KEY_HEADER = 'x-sopaan-edge-key';

/** The registry as an edge uses it. All that it throws are RegistryErrors. */
export interface Registry {
  ask: <Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    request: InferType<Request>,
    deadline?: number,
  ) => Promise<InferType<Response>>;
  /** The bytes of a file, by the name of its content, as the registry keeps them. */
  blob: (name: string) => Promise<Buffer>;
}

const DEADLINE = 3000;
const BLOB_DEADLINE = 30_000;

/** Asks the API at that address, and nobody else: an answer that leads elsewhere is not followed. */
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
      throw new RegistryError('unreachable', `${path}: no answer`, cause);
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
      throw new RegistryError('unreachable', `${path}: the answer broke off`, cause);
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
        throw new RegistryError('invalid', `${path}: not the answer that was agreed`, cause);
      }
    },
    async blob(name) {
      const path = `releases/blobs/${name}`;
      if (!/^[\w-]{64}$/.test(name)) throw new RegistryError('invalid', 'this names no file');
      const response = await request(path, {}, BLOB_DEADLINE);
      if (Number(response.headers.get('content-length')) > BLOB_MAX_BYTES) {
        await response.body?.cancel().catch(() => undefined);
        throw new RegistryError('invalid', `${path}: too large`);
      }
      return Buffer.from(await body(path, response, () => response.arrayBuffer()));
    },
  };
}

/** The request is checked by its schema first, so nothing but a name gets into a path. */
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
    throw new RegistryError('refused', 'a request that the registry would refuse', cause);
  }
}
