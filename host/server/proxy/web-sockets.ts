import {
  request as httpRequest,
  ServerResponse,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { handleUpgrades } from '@sopaan/http/upgrades';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError, sendUnavailable } from '../errors';
import { joinStreams } from './join-streams';

/** How long the API may take to accept or reject a WebSocket. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Headers that are not forwarded. The access token is in the first message, so the request needs neither. */
const CREDENTIALS = ['cookie', 'authorization'];

interface Options {
  upstream: string;
  siteUrl: string | undefined;
  rewriteRequestHeaders: (
    request: FastifyRequest,
    headers: IncomingHttpHeaders,
  ) => IncomingHttpHeaders;
  rewriteHeaders: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
}

type Result =
  | { kind: 'upgraded'; response: IncomingMessage; socket: Duplex; head: Buffer }
  | { kind: 'rejected'; response: IncomingMessage };

/**
 * Proxies WebSockets of `/api`. After the handshake the bytes of both sides are forwarded unchanged, with backpressure, and pings, close
 * codes and the limits of the API remain those of its own connection.
 */
export function proxyWebSockets(app: FastifyInstance, options: Options): void {
  const heads = new WeakMap<IncomingMessage, Buffer>();
  const open = new Set<Duplex>();
  let isClosing = false;

  handleUpgrades(app.server, {
    accepts: ({ url = '' }) => isApiPath(url) && !isClosing,
    onUpgrade(request, socket, head) {
      // Node handles errors of the connection only before the upgrade.
      socket.on('error', () => socket.destroy());
      heads.set(request, head);
      const response = new ServerResponse(request);
      response.assignSocket(request.socket);
      response.shouldKeepAlive = false;
      response.once('finish', () => socket.end());
      app.routing(request, response);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    const head = heads.get(request.raw);
    if (!head) return undefined;
    if (!isOwnOrigin(request, options.siteUrl))
      return sendError({ statusCode: 403 }, request, reply);
    return connect(request, reply, head);
  });

  // The browser reconnects, to another edge or to this one when it is back.
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of open) socket.destroy();
    done();
  });

  async function connect(
    request: FastifyRequest,
    reply: FastifyReply,
    head: Buffer,
  ): Promise<FastifyReply> {
    const result = await requestUpgrade(request, options).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a WebSocket could not be forwarded to the API');
    });
    if (!result) {
      sendUnavailable(reply);
      return reply;
    }
    const { response } = result;
    if (result.kind === 'rejected') {
      const headers = options.rewriteHeaders(response.headers);
      // Node has decoded the chunks of the API's response, and adds the header again if it sends chunks.
      delete headers['transfer-encoding'];
      return reply
        .code(response.statusCode ?? 502)
        .headers(headers)
        .send(response);
    }
    reply.hijack();
    const { socket } = request.raw;
    if (socket.destroyed) {
      result.socket.destroy();
      return reply;
    }
    socket.write(handshake(response.headers));
    socket.write(result.head);
    result.socket.write(head);
    socket.setTimeout(0);
    socket.setNoDelay();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    joinStreams(socket, result.socket);
    return reply;
  }
}

/** Checked after resolving dot segments, as in the request to the API. */
function isApiPath(url: string): boolean {
  const absoluteUrl = `http://edge${url}`;
  return URL.canParse(absoluteUrl) && new URL(absoluteUrl).pathname.startsWith('/api/');
}

/** Pages of other sites may not open WebSockets here. Clients other than browsers send no origin. */
function isOwnOrigin(
  { headers: { origin }, host, protocol }: FastifyRequest,
  siteUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (siteUrl !== undefined && page.origin === new URL(siteUrl).origin) return true;
  // A proxy in front may use https although the edge sees only http.
  return page.host === host && (page.protocol === 'https:' || protocol === 'http');
}

function requestUpgrade(
  request: FastifyRequest,
  { upstream, rewriteRequestHeaders }: Options,
): Promise<Result> {
  const { origin, protocol } = new URL(upstream);
  const headers = { ...rewriteRequestHeaders(request, request.headers) };
  for (const name of [...CREDENTIALS, 'host']) delete headers[name];
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const call = send(origin + request.url, {
    headers: { ...headers, connection: 'Upgrade', upgrade: 'websocket' },
    agent: false,
    timeout: CONNECT_TIMEOUT_MS,
  });
  return new Promise((resolve, reject) => {
    call.once('error', reject);
    call.once('timeout', () => call.destroy(new Error('no response in time')));
    call.once('response', (response) => resolve({ kind: 'rejected', response }));
    call.once('upgrade', (response, socket, head) => {
      socket.setTimeout(0);
      socket.setNoDelay();
      resolve({ kind: 'upgraded', response, socket, head });
    });
    call.end();
  });
}

function handshake(headers: IncomingHttpHeaders): string {
  const names = Object.keys(headers).filter((name) => name.startsWith('sec-websocket-'));
  return [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    ...names.map((name) => `${name}: ${String(headers[name])}`),
    '\r\n',
  ].join('\r\n');
}
