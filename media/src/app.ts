import { createHash, timingSafeEqual } from 'node:crypto';
import { fastify, LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { object, string, ValidationError } from 'yup';
import {
  CONNECTION_LIMITS,
  connectionOptions,
  type ConnectionLimits,
} from '@sopaan/http/connections';
import { errorStatus } from '@sopaan/http/error-code';
import { refuseConnection } from '@sopaan/http/refuse-connection';
import type { MediaAnswer, MediaState } from '@sopaan/schemas/live-classes/media';
import { mediaOfferSchema, type Broadcasts } from '@sopaan/schemas/live-classes/media-server';
import { MediaError } from './media-error';
import type { Recordings } from './recordings/recordings';
import { recordingRoutes } from './recordings/recordings.routes';
import type { Rooms } from './rooms/rooms';

interface MediaAppOptions {
  rooms: Rooms;
  /** Undefined if nothing can be recorded. */
  recordings?: Recordings | undefined;
  /** The key that the media server and the API share. */
  key: string;
  logLevel?: string;
  connections?: ConnectionLimits;
}

/** Enough for an offer of `SDP_MAX` characters, escaped as JSON. */
const BODY_MAX_BYTES = 256 * 1_024;

const roomParams = object({ classId: string().max(100).required() });
const memberParams = roomParams.shape({ memberId: string().max(100).required() });
const viewerParams = memberParams.shape({ viewerId: string().max(100).required() });

/** The HTTP endpoints of the media server. Their only client is the site's API. */
export function createMediaApp({
  rooms,
  recordings,
  key,
  logLevel = 'silent',
  connections = CONNECTION_LIMITS,
}: MediaAppOptions): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel },
    bodyLimit: BODY_MAX_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseConnection,
    ...connectionOptions(connections),
  });
  app.server.maxConnections = connections.maxConnections;
  app.setErrorHandler((error, request, reply) => {
    const { status, message } = toErrorResponse(error);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(status).send({ message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not Found' }));
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/healthz' || hasKey(request, key)) return;
    return reply.code(401).send({ message: 'The key is missing or wrong.' });
  });

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/rooms', (): Broadcasts => ({ rooms: rooms.broadcasts() }));
  app.get('/rooms/:classId', ({ params }): MediaState => {
    const { classId } = roomParams.validateSync(params);
    return { tracks: rooms.tracks(classId) };
  });
  app.put('/rooms/:classId/publication', async ({ params, body }): Promise<MediaAnswer> => {
    const { classId } = roomParams.validateSync(params);
    const { sdp } = mediaOfferSchema.validateSync(body, { strict: true });
    return { sdp: await rooms.publish(classId, sdp) };
  });
  app.put(
    '/rooms/:classId/members/:memberId/viewers/:viewerId',
    async ({ params, body }): Promise<MediaAnswer> => {
      const { classId, ...viewer } = viewerParams.validateSync(params);
      const { sdp } = mediaOfferSchema.validateSync(body, { strict: true });
      return { sdp: await rooms.watch(classId, viewer, sdp) };
    },
  );
  app.delete('/rooms/:classId', async ({ params }, reply) => {
    await rooms.close(roomParams.validateSync(params).classId);
    return reply.code(204).send();
  });
  app.delete('/rooms/:classId/members/:memberId', async ({ params }, reply) => {
    const { classId, memberId } = memberParams.validateSync(params);
    await rooms.closeMember(classId, memberId);
    return reply.code(204).send();
  });

  recordingRoutes(app, { rooms, recordings });

  app.addHook('preClose', () => rooms.closeAll());
  return app;
}

function hasKey({ headers }: FastifyRequest, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${key}`));
}

const STATUS = { INVALID: 400, NOT_FOUND: 404, UNAVAILABLE: 503 } as const;

/** Internal details are logged, never sent. */
function toErrorResponse(error: unknown): { status: number; message: string } {
  if (error instanceof MediaError) return { status: STATUS[error.code], message: error.message };
  if (error instanceof ValidationError) return { status: 400, message: error.message };
  const status = errorStatus(error) ?? 500;
  return { status, message: status >= 500 ? 'Internal server error' : 'The request is not valid.' };
}
