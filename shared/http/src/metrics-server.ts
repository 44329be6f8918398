import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { errorCode } from './error-code';

interface Options {
  host: string;
  port: number;
  /** The setting that names the port. */
  setting: string;
  /** Returns the text of all metrics, in the format of Prometheus, and its content type. */
  read: () => Promise<{ type: string; text: string }>;
}

const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 5_000 };

/** Starts a separate server that only answers `GET /metrics`. */
export async function serveMetrics({ host, port, setting, read }: Options): Promise<Server> {
  const server = createServer(TIMEOUTS, (request, response) => {
    const path = request.url?.split('?')[0];
    if (path !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ host, port });
  await once(server, 'listening').catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Error(`${setting} ${port} on ${host} is in use by another program`);
  });
  return server;
}

/** Ends all connections of a server and waits until it has closed. */
export async function closeMetrics(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** The address with the actual port, even if port 0 was requested. */
export function metricsUrl(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port ?? 0}/metrics`;
}
