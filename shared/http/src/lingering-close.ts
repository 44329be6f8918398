/** Closes connections whose request was answered before its body was read. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long bytes after the body are still read. */
const LINGER_MS = 1_000;

/**
 * Closing a socket with unread bytes resets the connection, and the reset may reach the client before it has read the response: a
 * client that sends too much would never see the error. So the rest of the body, and requests behind it, are read and discarded
 * until the client closes its side: the body within the request timeout, what follows within `LINGER_MS`.
 */
export function lingeringClose(app: FastifyInstance): void {
  const latestRequests = new WeakMap<Socket, IncomingMessage>();
  const lingering = new Set<Socket>();
  let isClosing = false;

  app.server.on('request', (request: IncomingMessage) =>
    latestRequests.set(request.socket, request),
  );
  app.server.on('connection', (socket: Socket) => {
    const destroySoon = socket.destroySoon.bind(socket);
    // Node calls `destroySoon` after a response that closes the connection.
    socket.destroySoon = () => {
      const request = latestRequests.get(socket);
      if (isClosing || !request || request.complete || request.destroyed) return destroySoon();
      lingering.add(socket);
      socket.once('close', () => lingering.delete(socket));
      request.once('end', () => discardUntilClosed(socket, destroySoon));
      request.unpipe();
      request.resume();
      return socket.end();
    };
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of lingering) socket.destroy();
    done();
  });
}

/** Requests that follow are not parsed any more. */
function discardUntilClosed(socket: Socket, destroySoon: () => void): void {
  const timer = setTimeout(destroySoon, LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', destroySoon);
  const discard = () => {
    socket.removeAllListeners('data');
    socket.on('data', () => undefined);
  };
  // The next request, if it has a body, has paused the socket. Node's HTTP server resumes it only until another listener takes the data.
  if (socket.isPaused()) socket.once('resume', discard).resume();
  else discard();
}
