import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { BLOB_MAX_BYTES } from '@sopaan/contract/blob';
import type { InferType, Schema } from 'yup';
import { errorKindOf, RegistryError } from './registry-error';

/** The header in which an edge sends its key. */
const EDGE_KEY_HEADER = 'x-sopaan-edge-key';

/** The registry as the edge uses it. Its methods throw RegistryErrors only. */
export interface Registry {
  call: <Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    request: InferType<Request>,
    timeoutMs?: number,
  ) => Promise<InferType<Response>>;
  /** The bytes of a file as the registry stores them, by the file's `blobName`. */
  fetchBlob: (name: string) => Promise<Buffer>;
}

const TIMEOUT_MS = 3000;
const BLOB_TIMEOUT_MS = 30_000;

/** Sends requests to the API at this URL only: redirects are not followed. */
export function registryClient(apiUrl: string, edgeKey: string): Registry {
  async function request(path: string, init: RequestInit, timeoutMs: number): Promise<Response> {
    try {
      return await fetch(new URL(`/api/${path}`, apiUrl), {
        ...init,
        redirect: 'error',
        headers: { ...init.headers, [EDGE_KEY_HEADER]: edgeKey },
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw new RegistryError('unreachable', `${path}: no response`, cause);
    }
  }

  async function readBody<T>(path: string, response: Response, read: () => Promise<T>): Promise<T> {
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined);
      throw new RegistryError(errorKindOf(response.status), `${path}: ${response.status}`);
    }
    try {
      return await read();
    } catch (cause) {
      throw new RegistryError('unreachable', `${path}: the response could not be read`, cause);
    }
  }

  return {
    async call(endpoint, fields, timeoutMs = TIMEOUT_MS) {
      const { path, init } = toRequest(endpoint, fields);
      const response = await request(path, init, timeoutMs);
      const text = await readBody(path, response, () => response.text());
      try {
        return endpoint.response.validateSync(JSON.parse(text), { stripUnknown: true });
      } catch (cause) {
        throw new RegistryError('invalid', `${path}: unexpected response`, cause);
      }
    },
    async fetchBlob(name) {
      const path = `releases/blobs/${name}`;
      if (!/^[\w-]{64}$/.test(name)) throw new RegistryError('invalid', 'invalid file name');
      const response = await request(path, {}, BLOB_TIMEOUT_MS);
      if (Number(response.headers.get('content-length')) > BLOB_MAX_BYTES) {
        await response.body?.cancel().catch(() => undefined);
        throw new RegistryError('invalid', `${path}: too large`);
      }
      return Buffer.from(await readBody(path, response, () => response.arrayBuffer()));
    },
  };
}

/** The request is validated first, so only a name gets into the path. */
function toRequest<Request extends Schema>(
  { method, path, request }: Endpoint<Request>,
  input: InferType<Request>,
): { path: string; init: RequestInit } {
  const fields = new Map<string, unknown>(Object.entries(validate(request, input)));
  const resolvedPath = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(fields.get(name));
    fields.delete(name);
    return encodeURIComponent(value);
  });
  if (method === 'GET' || method === 'DELETE') return { path: resolvedPath, init: { method } };
  const headers = { 'content-type': 'application/json' };
  return {
    path: resolvedPath,
    init: { method, headers, body: JSON.stringify(Object.fromEntries(fields)) },
  };
}

function validate(schema: Schema, input: unknown): object {
  try {
    const value: unknown = schema.validateSync(input, { strict: true });
    if (typeof value === 'object' && value !== null) return value;
    throw new TypeError('not an object');
  } catch (cause) {
    throw new RegistryError('rejected', 'invalid request', cause);
  }
}
