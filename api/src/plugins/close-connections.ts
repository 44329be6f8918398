import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Once the app closes, connections stay open for the requests that run, and for nothing else. Node itself would wait for
 * those that have not asked yet, and let those that have been answered live on.
 */
export function closeConnections(app: FastifyInstance): void {
  const running = new Map<Socket, number>();
  let closing = false;

  const change = (socket: Socket, by: number) => {
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
    change(socket, 1);
    reply.raw.once('close', () => change(socket, -1));
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
