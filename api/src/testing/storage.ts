import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { number, object } from 'yup';
import type { S3Settings } from '../config/store-settings';

const portSchema = object({ port: number().required() });

/** A small S3-compatible storage on loopback that verifies signatures. */
export class Storage {
  readonly objects = new Map<string, Buffer>();
  /** Statuses with which the next requests fail. */
  readonly failures: number[] = [];
  #server: Server | undefined;
  #endpoint = '';

  get settings(): S3Settings {
    return {
      kind: 's3',
      endpoint: this.#endpoint,
      region: 'ap-south-1',
      bucket: 'sopaan-releases',
      prefix: 'site/',
      accessKeyId: 'key-of-the-tests',
      secretAccessKey: 'secret-of-the-tests',
    };
  }

  async open(): Promise<void> {
    this.#server = createServer((request, response) => {
      void this.#respond(request).then(({ status, body }) => {
        response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
      });
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = portSchema.validateSync(this.#server.address());
    this.#endpoint = `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async #respond(request: IncomingMessage): Promise<{ status: number; body?: Buffer }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const failure = this.failures.shift();
    if (failure !== undefined) return { status: failure };
    if (!(await this.#isSigned(request, body))) return { status: 403 };
    const key = request.url ?? '';
    if (request.method === 'PUT') this.objects.set(key, body);
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    const found = this.objects.get(key);
    return found ? { status: 200, body: found } : { status: 404 };
  }

  async #isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer) {
    const { accessKeyId, secretAccessKey, region } = this.settings;
    const hash = String(headers['x-amz-content-sha256']);
    const signer = new AwsV4Signer({
      method,
      url: `${this.#endpoint}${url}`,
      headers: { 'x-amz-content-sha256': hash },
      datetime: String(headers['x-amz-date']),
      service: 's3',
      ...{ accessKeyId, secretAccessKey, region },
    });
    const isIntact = method !== 'PUT' || hash === createHash('sha256').update(body).digest('hex');
    return isIntact && headers.authorization === (await signer.authHeader());
  }
}
