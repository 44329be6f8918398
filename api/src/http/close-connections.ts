import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * While the app closes, keeps only connections with running requests open. Otherwise Node would wait for connections that have not sent a
 * request yet, and keep idle ones open.
 */
export function closeConnections(app: FastifyInstance): void {
  const requestCounts = new Map<Socket, number>();
  let isClosing = false;

  const changeRequestCount = (socket: Socket, delta: number) => {
    const count = requestCounts.get(socket);
    if (count === undefined) return;
    requestCounts.set(socket, count + delta);
    if (isClosing && count + delta === 0) socket.destroySoon();
  };

  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return socket.destroySoon();
    requestCounts.set(socket, 0);
    return socket.once('close', () => requestCounts.delete(socket));
  });

  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    changeRequestCount(socket, 1);
    reply.raw.once('close', () => changeRequestCount(socket, -1));
    next();
  });

  app.addHook('onSend', (_request, reply, payload, next) => {
    if (isClosing) reply.header('connection', 'close');
    next(null, payload);
  });

  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const [socket, count] of requestCounts) if (count === 0) socket.destroySoon();
    done();
  });
}
