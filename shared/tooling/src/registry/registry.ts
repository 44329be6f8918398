import type { BlobEncoding } from '@sopaan/contract/blob';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import type { InferType, Schema } from 'yup';
import { sendRequest, toRegistryRequest } from './send-request';
import { NoRegistryResponse } from './registry-error';
import { retry, type Wait } from './retry';

export interface Registry {
  /** The URL of the site, without a trailing slash. */
  site: string;
  wait: Wait;
  /** For reads and idempotent requests: retried while no response arrives. */
  request: <Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    input: InferType<Request>,
  ) => Promise<InferType<Response>>;
  /** For changes: sent only once. */
  requestOnce: <Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    input: InferType<Request>,
  ) => Promise<InferType<Response>>;
  /** Uploads one file under the name of its hash. */
  upload: (name: string, encoding: BlobEncoding, content: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** A client of the registry at the URL of a site, or of its API. */
export function createRegistryClient(site: string, token: string, wait: Wait): Registry {
  async function requestOnce<Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    input: InferType<Request>,
  ): Promise<InferType<Response>> {
    const response = await sendRequest(site, token, toRegistryRequest(endpoint, input));
    if (!endpoint.response.isValidSync(response)) {
      throw new NoRegistryResponse(`The response of ${site} to ${endpoint.path} is invalid.`);
    }
    return endpoint.response.cast(response);
  }
  return {
    site,
    wait,
    requestOnce,
    request: (endpoint, input) => retry(() => requestOnce(endpoint, input), wait),
    upload: async (name, encoding, content) => {
      const headers = { 'content-type': 'application/octet-stream' };
      const path = `releases/blobs/${name}?encoding=${encoding}`;
      const request = { method: 'PUT', path, headers, body: content };
      await retry(() => sendRequest(site, token, request), wait);
    },
  };
}
