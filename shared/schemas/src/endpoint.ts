/**
 * One call of the API, described once for both ends: the server checks requests and trims answers by it,
 * the client sends and reads by it.
 */
import type { InferType, Schema } from 'yup';
import type { FileRule } from './file';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `public`: no token is looked at. `optional`: a guest is served, a member's answer is personal.
 * `session`: only with a valid access token. `deploy`: with a deploy token, or with the access token of an admin.
 * `edge`: with the key that edges and API share.
 */
export type EndpointAccess = 'public' | 'optional' | 'session' | 'deploy' | 'edge';

export interface Endpoint<
  Request extends Schema = Schema,
  Response extends Schema = Schema,
  Access extends EndpointAccess = EndpointAccess,
> {
  method: Method;
  /** Below `/api/`, without a leading slash. `:name` is taken from the request's field of that name. */
  path: string;
  access: Access;
  /** Path parameters, query (GET, DELETE) or JSON body (others), in one object. */
  request: Request;
  /** The files that go with the request, by field. Then it goes out as `multipart/form-data`, each field a part. */
  files?: Readonly<Record<string, FileRule>>;
  /** JSON, or `fileSchema` where the answer is the bytes of a file. */
  response: Response;
  /** Whether cookies go with it. Only session calls need them. */
  credentials?: boolean;
  /** One sentence for the API's documentation. */
  summary: string;
}

export type RequestOf<E extends Endpoint> = InferType<E['request']>;
export type ResponseOf<E extends Endpoint> = InferType<E['response']>;

export function endpoint<
  Request extends Schema,
  Response extends Schema,
  Access extends EndpointAccess,
>(definition: Endpoint<Request, Response, Access>): Endpoint<Request, Response, Access> {
  return definition;
}
