import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * While the app closes, keeps only connections with running requests open. Node by itself would wait for connections that
 * have not sent a request yet, and keep those that have been answered open.
 */
export function closeConnections(app: FastifyInstance): void {
  const running = new Map<Socket, number>();
  let closing = false;

  const addRunning = (socket: Socket, by: number) => {
    const count = running.get(socket);
    if (count === undefined) return;
    running.set(socket, count + by);
    if (closing && count + by === 0) socket.destroySoon();
  };

  app.server.on('connection', (socket: Socket) => {
    if (closing) return socket.destroySoon();
    running.set(socket, 0);
    return socket.once('close', () => running.delete(socket));
  });

  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    addRunning(socket, 1);
    reply.raw.once('close', () => addRunning(socket, -1));
    next();
  });

  app.addHook('onSend', (_request, reply, payload, next) => {
    if (closing) reply.header('connection', 'close');
    next(null, payload);
  });

  app.addHook('preClose', (done) => {
    closing = true;
    for (const [socket, count] of running) if (count === 0) socket.destroySoon();
    done();
  });
}
