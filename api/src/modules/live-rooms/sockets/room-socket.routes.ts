import { createServer } from 'node:http';
import websocket, { type WebSocket } from '@fastify/websocket';
import { errorMessage } from '@sopaan/http/error-code';
import { handleUpgrades } from '@sopaan/http/upgrades';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import { ApiError } from '../../../http/api-error';
import type { Rooms } from '../rooms/rooms';
import { CLOSE_CODES } from './close-codes';
import { joinRoom } from './join-room';
import { closeWithReason } from './room-socket';

export const JOIN_TIMEOUT_MS = 10_000;
/** The first message has a token of at most 4,000 characters. */
const MAX_PAYLOAD_BYTES = 8_192;
const PATH = '/api/live-classes/:id/socket';
const PATH_PATTERN = /^\/api\/live-classes\/[^/?]+\/socket\/?(?:\?|$)/;
/** How long clients may take to close their side when the process shuts down. */
const CLOSE_TIMEOUT_MS = 1_000;

const paramsSchema = object({ id: string().max(100).required() });

interface Options {
  rooms: Rooms;
  joinTimeoutMs: number;
}

/** The WebSocket through which the members of a room receive its events. */
export function roomSocket(app: FastifyInstance, { rooms, joinTimeoutMs }: Options): void {
  // The plugin gets a server that never listens: with the app's own server, it would handle upgrades of all paths.
  const upgrades = createServer();
  handleUpgrades(app.server, {
    accepts: ({ url = '' }) => PATH_PATTERN.test(url) && !app.closing.aborted,
    onUpgrade: (request, socket, head) => upgrades.emit('upgrade', request, socket, head),
  });
  void app.register(async (scope) => {
    await scope.register(websocket, {
      options: { server: upgrades, maxPayload: MAX_PAYLOAD_BYTES },
      // For example, a message that is too large. The plugin closes the socket with the matching code.
      errorHandler: (error, _socket, request) =>
        request.log.info({ reason: errorMessage(error) }, 'socket error'),
      preClose: async () => {
        await closeSockets(scope.websocketServer.clients);
        await rooms.close();
      },
    });
    scope.route({
      method: 'GET',
      url: PATH,
      // The first message has the access token: browsers cannot send it in a header.
      config: { access: 'public' },
      schema: { hide: true, summary: 'The WebSocket of the room of a live class.' },
      handler: () => {
        throw new ApiError('VALIDATION_FAILED', {
          message: 'This address is for WebSockets only.',
        });
      },
      wsHandler: (socket, request) => receive(socket, { request, rooms, joinTimeoutMs }),
    });
  });
}

/** Waits for the first message, which must be the only one. */
function receive(
  socket: WebSocket,
  { request, rooms, joinTimeoutMs }: Options & { request: FastifyRequest },
): void {
  const startedAt = performance.now();
  const timer = setTimeout(() => closeWithReason(socket, 'not-allowed'), joinTimeoutMs);
  socket.once('close', (code) => {
    clearTimeout(timer);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    request.log.info({ code, seconds, user: request.user?.id }, 'socket closed');
  });
  socket.once('message', (data: Buffer, isBinary) => {
    clearTimeout(timer);
    socket.on('message', () => socket.close(CLOSE_CODES.policyViolation, 'unexpected message'));
    const { id: classId } = paramsSchema.validateSync(request.params);
    const message = isBinary ? '' : String(data);
    request.server.runningHandlers
      .run(() => joinRoom(socket, { rooms, request, classId, message }))
      .catch((error: unknown) => {
        const isUnavailable = error instanceof ApiError && error.code === 'UNAVAILABLE';
        if (!isUnavailable) request.log.error({ err: error }, 'a member could not join a room');
        socket.close(isUnavailable ? CLOSE_CODES.tryAgainLater : CLOSE_CODES.internalError);
      });
  });
}

/** Clients reconnect to another process. Those that do not respond are disconnected. */
async function closeSockets(clients: ReadonlySet<WebSocket>): Promise<void> {
  const sockets = [...clients];
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of sockets) socket.close(CLOSE_CODES.goingAway, 'the server is restarting');
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.terminate();
  }, CLOSE_TIMEOUT_MS);
  await Promise.all(closed);
  clearTimeout(timer);
}
