/** Closes connections whose request was answered before its body was read. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closing a socket with unread bytes resets the connection, and the reset may reach the client before the response does: a client that
 * sends too much would never see the error. So the rest of the body is read and discarded first, within the request timeout.
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
      request.once('end', destroySoon);
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
