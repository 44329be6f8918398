import type { DeclaredRoute } from '../../auth/declared-routes';
import { multipart } from '../multipart';
import type { Sample, World } from './samples/sample';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A request with everything but the credentials of its caller. */
export interface SampleRequest {
  method: (typeof METHODS)[number];
  /** With its query. */
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** The fields in the body, whichever its encoding. */
  fields: object;
}

/** The sample call of a route on the data of an owner, as a request. */
export async function sampleRequest(
  world: World,
  { method: name, path }: Pick<DeclaredRoute, 'method' | 'path'>,
  sample: Sample,
): Promise<SampleRequest> {
  const method = METHODS.find((known) => known === name);
  if (!method) throw new Error(`${name} ${path}: this method is not supported yet`);
  const cookie = await sample.cookie?.(world);
  const remaining = new Map(Object.entries((await sample.input?.(world)) ?? {}));
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(remaining.get(field));
    remaining.delete(field);
    return encodeURIComponent(value);
  });
  const content = requestContent({ method, url }, sample, world, Object.fromEntries(remaining));
  const headers = { ...content.headers, ...(cookie !== undefined && { cookie }) };
  return { method, ...content, headers };
}

type Content = Omit<SampleRequest, 'method'>;

function requestContent(
  { method, url }: Pick<SampleRequest, 'method' | 'url'>,
  { bytes, form }: Sample,
  world: World,
  fields: object,
): Content {
  if (bytes) {
    const headers = { 'content-type': 'application/octet-stream' };
    return { url: `${url}?encoding=identity`, headers, body: bytes(world), fields: {} };
  }
  if (form) {
    const { headers, payload } = multipart(form().fields, form().files);
    return { url, headers, body: payload, fields: form().fields };
  }
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams(
      Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)])),
    );
    const search = query.size > 0 ? `?${query}` : '';
    return { url: url + search, headers: {}, body: undefined, fields: {} };
  }
  const headers = { 'content-type': 'application/json' };
  return { url, headers, body: JSON.stringify(fields), fields };
}
