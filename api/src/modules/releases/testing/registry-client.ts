import { brotliCompressSync } from 'node:zlib';
import { blobName } from '@sopaan/contract/blob';
import type { Endpoint, RequestOf, ResponseOf } from '@sopaan/schemas/api/endpoint';
import { errorBodySchema } from '@sopaan/schemas/api/error';
import {
  listEnvironmentsEndpoint,
  promoteEndpoint,
  type Environment,
} from '@sopaan/schemas/releases/environment';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { publishEndpoint } from '@sopaan/schemas/releases/publish';
import { describeFile, type FakeBuild } from '../../../testing/fake-manifest';
import { TEST_DEPLOY_TOKEN } from '../../../testing/test-app';

/** The registry rejected a request. Any other error means that no response arrived. */
export class RejectedError extends Error {
  constructor(
    readonly code: string,
    body: string,
  ) {
    super(body);
  }
}

/** Calls an API process over HTTP, like the release command. `onResponse` is called for each complete response. */
export class RegistryClient {
  constructor(
    private readonly address: string,
    private readonly onResponse: (path: string) => void = () => undefined,
  ) {}

  async call<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<ResponseOf<E>> {
    const fields = new Map<string, unknown>(Object.entries(input));
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(fields.get(name));
      fields.delete(name);
      return encodeURIComponent(value);
    });
    const isRead = endpoint.method === 'GET';
    const query = new URLSearchParams();
    if (isRead) fields.forEach((value, name) => query.set(name, String(value)));
    const body = JSON.stringify(Object.fromEntries(fields));
    const text = await this.send(endpoint.method, `${path}?${query}`, {
      ...(!isRead && { body, type: 'application/json' }),
    });
    const parsed: unknown = JSON.parse(text);
    const response: ResponseOf<E> = await endpoint.response.validate(parsed, { strict: true });
    this.onResponse(endpoint.path);
    return response;
  }

  /** Uploads the files of a build, then publishes it. */
  async publish({ manifest, contents }: FakeBuild): Promise<ReleaseRef> {
    for (const [file, content] of contents) {
      const name = blobName(describeFile(file, content).integrity);
      const body = brotliCompressSync(content);
      const type = 'application/octet-stream';
      await this.send('PUT', `releases/blobs/${name}?encoding=br`, { body, type });
      this.onResponse('releases/blobs');
    }
    const provenance = { author: '', commit: '', note: '' };
    const { unit, release } = await this.call(publishEndpoint, {
      manifest,
      ...provenance,
      grantPaths: true,
    });
    return { unit, release };
  }

  /** Promotes to all visitors; retries on the new revision as long as others finish first. */
  async promote(releases: ReleaseRef[]): Promise<Environment> {
    const environment = 'production';
    const { environments } = await this.call(listEnvironmentsEndpoint, {});
    const expected = environments.find(({ name }) => name === environment)?.revision ?? 0;
    try {
      return await this.call(promoteEndpoint, { environment, expected, parts: releases, why: '' });
    } catch (error) {
      if (error instanceof RejectedError && error.code === 'ENVIRONMENT_MOVED') {
        return this.promote(releases);
      }
      throw error;
    }
  }

  private async send(
    method: string,
    path: string,
    { body, type }: { body?: string | Uint8Array<ArrayBuffer>; type?: string },
  ): Promise<string> {
    const response = await fetch(`${this.address}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${TEST_DEPLOY_TOKEN}`,
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (response.ok) return text;
    throw new RejectedError(errorBodySchema.validateSync(JSON.parse(text)).error.code, text);
  }
}
