/**
 * An endpoint of the API, defined once for both sides: the server validates requests and serialises responses by it, the client builds
 * requests and parses responses by it.
 */
import type { InferType, Schema } from 'yup';
import type { FileRule } from './file';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `public`: tokens are ignored. `optional`: serves guests, and members with a personal response. `session`: requires a valid access token.
 * `deploy`: requires a deploy token or the access token of an admin. `edge`: requires the key that edges and API share.
 */
export type EndpointAccess = 'public' | 'optional' | 'session' | 'deploy' | 'edge';

export interface Endpoint<
  Request extends Schema = Schema,
  Response extends Schema = Schema,
  Access extends EndpointAccess = EndpointAccess,
> {
  method: Method;
  /** Below `/api/`, without a leading slash. `:name` is the request's field of that name. */
  path: string;
  access: Access;
  /** Path parameters, query (GET, DELETE) or JSON body (others), in one object. */
  request: Request;
  /** The files of the request, by field. With files it is sent as `multipart/form-data`, with one part per field. */
  files?: Readonly<Record<string, FileRule>>;
  /** JSON, or `fileSchema` where the response is a file. */
  response: Response;
  /** Whether cookies are sent. */
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
