import type { BlobEncoding } from '@sopaan/contract/blob';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import type { InferType, Schema } from 'yup';
import { sendRequest, toRegistryRequest } from './send-request';
import { RegistryUnreachable } from './registry-error';
import { retry, type Wait } from './retry';

export interface Registry {
  /** Where it is, without a slash at the end. */
  site: string;
  wait: Wait;
  /** For reads and for what may be repeated: tried again while no answer comes. */
  ask: <Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    request: InferType<Request>,
  ) => Promise<InferType<Response>>;
  /** For changes: sent once. */
  tell: <Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    request: InferType<Request>,
  ) => Promise<InferType<Response>>;
  /** Uploads one file under the name of its hash. */
  upload: (name: string, encoding: BlobEncoding, content: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** The registry behind a site's address, or behind the API's own. */
export function registryAt(site: string, token: string, wait: Wait): Registry {
  async function tell<Request extends Schema, Response extends Schema>(
    endpoint: Endpoint<Request, Response>,
    request: InferType<Request>,
  ): Promise<InferType<Response>> {
    const answer = await sendRequest(site, token, toRegistryRequest(endpoint, request));
    if (!endpoint.response.isValidSync(answer)) {
      throw new RegistryUnreachable(`The answer of ${site} to ${endpoint.path} could not be read.`);
    }
    return endpoint.response.cast(answer);
  }
  return {
    site,
    wait,
    tell,
    ask: (endpoint, request) => retry(() => tell(endpoint, request), wait),
    upload: async (name, encoding, content) => {
      const headers = { 'content-type': 'application/octet-stream' };
      const path = `releases/blobs/${name}?encoding=${encoding}`;
      const sent = { method: 'PUT', path, headers, body: content };
      await retry(() => sendRequest(site, token, sent), wait);
    },
  };
}
