/** Closing a connection whose request has been answered before its body was read. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A connection that closes with unread bytes is reset, and the reset may overtake the answer: whoever sends too much would
 * never learn so. Here the rest of the body is read and dropped first, for as long as the request may take.
 */
export function lingeringClose(app: FastifyInstance): void {
  const newest = new WeakMap<Socket, IncomingMessage>();
  const lingering = new Set<Socket>();
  let ending = false;

  app.server.on('request', (request: IncomingMessage) => newest.set(request.socket, request));
  app.server.on('connection', (socket: Socket) => {
    const destroySoon = socket.destroySoon.bind(socket);
    // Node calls it after an answer that closes the connection.
    socket.destroySoon = () => {
      const request = newest.get(socket);
      if (ending || !request || request.complete || request.destroyed) return destroySoon();
      lingering.add(socket);
      socket.once('close', () => lingering.delete(socket));
      request.once('end', destroySoon);
      request.unpipe();
      request.resume();
      return socket.end();
    };
  });
  app.addHook('preClose', (done) => {
    ending = true;
    for (const socket of lingering) socket.destroy();
    done();
  });
}
