import type { FastifyInstance } from 'fastify';
import {
  getMediaEndpoint,
  publishMediaEndpoint,
  watchMediaEndpoint,
} from '@sopaan/schemas/live-classes/media';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import type { ClassMedia } from '../live-classes/class-media';
import { watchBroadcasts } from './broadcast-watch';
import {
  closeRoomMedia,
  closeViewerMedia,
  publish,
  requireMember,
  watch,
} from './live-media.service';
import { MediaServer } from './media-server';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if the site has no media server. */
    mediaServer: MediaServer | undefined;
  }
}

/** A client with a bad network reconnects often. */
const limits: readonly Limit[] = [{ name: 'live media', by: perAccount, count: 60, seconds: 300 }];

/** Returns what other modules need to end connections. */
export function liveMedia(app: FastifyInstance): ClassMedia {
  const { server, iceServers = [] } = app.settings.media ?? {};
  const mediaServer = server && new MediaServer(server);
  app.decorate('mediaServer', mediaServer);
  if (mediaServer) watchBroadcasts(app, mediaServer);

  route(app, getMediaEndpoint, async ({ input: { id: classId }, user }) => {
    await requireMember(app, { classId, userId: user.id });
    const isAvailable = (await app.mediaServer?.isReachable()) ?? false;
    return { isAvailable, iceServers };
  });
  route(app, publishMediaEndpoint, ({ input, user }) => publish(app, user, input), { limits });
  route(app, watchMediaEndpoint, ({ input, user }) => watch(app, user, input), { limits });
  return {
    closeRoom: (classId) => closeRoomMedia(app, classId),
    closeMember: (key) => closeViewerMedia(app, key),
  };
}
