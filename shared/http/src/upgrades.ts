/** Requests to change the protocol of a connection, such as to WebSocket. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

interface Options {
  /** Whether a request for a WebSocket is passed to `onUpgrade`. */
  accepts: (request: IncomingMessage) => boolean;
  onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** The headers that request an upgrade. `http2-settings` belongs to `h2c`, which the HTTP clients of Java and curl request. */
const UPGRADE_HEADERS = ['upgrade', 'http2-settings'];

/**
 * Passes the requests for WebSockets that are accepted to `onUpgrade`. Others are served as if they did not request an upgrade, as a server
 * may do (RFC 9110, 7.8): once a listener for upgrades exists, Node itself would leave them without a response.
 */
export function handleUpgrades(server: Server, { accepts, onUpgrade }: Options): void {
  server.on('upgrade', (request, socket, head) => {
    if (isWebSocketRequest(request) && accepts(request)) onUpgrade(request, socket, head);
    else serveWithoutUpgrade(server, request, { socket, head });
  });
}

function isWebSocketRequest({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Hands the connection back to the server with the same request, without the headers that request the upgrade. */
function serveWithoutUpgrade(
  server: Server,
  { method = '', url = '', httpVersion, rawHeaders }: IncomingMessage,
  { socket, head }: { socket: Duplex; head: Buffer },
): void {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (name.toLowerCase() === 'connection') lines.push(`${name}: ${omitUpgrade(value)}`);
    else if (!UPGRADE_HEADERS.includes(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

function omitUpgrade(connection: string): string {
  const options = connection.split(',').map((option) => option.trim());
  return options.filter((option) => !UPGRADE_HEADERS.includes(option.toLowerCase())).join(', ');
}
