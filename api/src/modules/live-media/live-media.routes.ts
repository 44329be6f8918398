import type { FastifyInstance } from 'fastify';
import {
  getMediaEndpoint,
  joinLiveKitEndpoint,
  publishMediaEndpoint,
  watchMediaEndpoint,
  type MediaKind,
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
import type { LiveKitServer } from './livekit/livekit-server';
import { joinLiveKit, openLiveKit, removeUnauthorized } from './livekit/livekit.service';
import { MediaServer } from './media-server';

declare module 'fastify' {
  interface FastifyInstance {
    /** The site's own media server, if any. */
    mediaServer: MediaServer | undefined;
    /** The LiveKit server that the site uses instead of its own, if any. */
    liveKit: LiveKitServer | undefined;
  }
}

/** A client with a bad network reconnects often. */
const limits: readonly Limit[] = [{ name: 'live media', by: perAccount, count: 60, seconds: 300 }];

const MEDIA_SERVER_INTERVAL_MS = 1_000;
/** LiveKit updates the counts of its rooms less often than every second. */
const LIVEKIT_INTERVAL_MS = 5_000;

/** Returns the functions with which other modules end connections. */
export function liveMedia(app: FastifyInstance): ClassMedia {
  const { server, liveKit: liveKitSettings, iceServers = [] } = app.settings.media ?? {};
  const mediaServer = server && new MediaServer(server);
  app.decorate('mediaServer', mediaServer);
  if (mediaServer) watchBroadcasts(app, mediaServer, { intervalMs: MEDIA_SERVER_INTERVAL_MS });
  const liveKit = liveKitSettings && openLiveKit(liveKitSettings, app.settings.tokenSecret);
  app.decorate('liveKit', liveKit);
  if (liveKit) {
    watchBroadcasts(app, liveKit, {
      intervalMs: LIVEKIT_INTERVAL_MS,
      onRooms: (rooms) => removeUnauthorized(app, liveKit, rooms),
    });
  }

  route(app, getMediaEndpoint, async ({ input: { id: classId }, user }) => {
    await requireMember(app, { classId, userId: user.id });
    const isAvailable = (await (liveKit ?? mediaServer)?.isReachable()) ?? false;
    const kind: MediaKind = liveKit ? 'livekit' : 'forwarding';
    return { isAvailable, kind, iceServers };
  });
  route(app, publishMediaEndpoint, ({ input, user }) => publish(app, user, input), { limits });
  route(app, watchMediaEndpoint, ({ input, user }) => watch(app, user, input), { limits });
  route(
    app,
    joinLiveKitEndpoint,
    ({ input: { id: classId }, user }) => joinLiveKit(app, { classId, userId: user.id }),
    { limits },
  );
  return {
    closeRoom: (classId) => closeRoomMedia(app, classId),
    closeMember: (key) => closeViewerMedia(app, key),
  };
}
