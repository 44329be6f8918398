import type { FastifyInstance } from 'fastify';
import type { MediaAnswer } from '@sopaan/schemas/live-classes/media';
import { errorMessage } from '@sopaan/http/error-code';
import type { SessionUser } from '../../auth/access';
import { keyedDigest, truncate } from '../../auth/signed-ids';
import { ApiError } from '../../http/api-error';
import { findMediaAccess, type ClassKey, type MediaAccessRow } from './live-media.repository';
import { closeLiveKitMember } from './livekit/livekit.service';
import type { MediaServer } from './media-server';

function requireMediaServer({ mediaServer }: FastifyInstance): MediaServer {
  if (!mediaServer) throw new ApiError('UNAVAILABLE');
  return mediaServer;
}

/** Throws if the member may not be in the room of the class. */
export async function requireMember(app: FastifyInstance, key: ClassKey): Promise<MediaAccessRow> {
  const access = await findMediaAccess(app.database, key);
  if (!access) throw new ApiError('NOT_FOUND');
  if (!access.is_teacher && !access.is_member) throw new ApiError('FORBIDDEN');
  return access;
}

async function requireLive(app: FastifyInstance, key: ClassKey): Promise<MediaAccessRow> {
  const access = await requireMember(app, key);
  if (!access.is_live) throw new ApiError('CLOSED', { message: 'The class is not live.' });
  return access;
}

async function requireTeacher(app: FastifyInstance, key: ClassKey): Promise<void> {
  const { is_teacher } = await requireLive(app, key);
  if (!is_teacher) throw new ApiError('FORBIDDEN');
}

export async function publish(
  app: FastifyInstance,
  user: SessionUser,
  { id: classId, sdp }: { id: string; sdp: string },
): Promise<MediaAnswer> {
  const key = { classId, userId: user.id };
  await requireTeacher(app, key);
  const answer = await requireMediaServer(app).publish(classId, sdp);
  // The class may have ended in the meantime.
  await requireTeacher(app, key).catch(async (error: unknown) => {
    await closeRoomMedia(app, classId);
    throw error;
  });
  return answer;
}

export async function watch(
  app: FastifyInstance,
  user: SessionUser,
  { id: classId, sdp }: { id: string; sdp: string },
): Promise<MediaAnswer> {
  const key = { classId, userId: user.id };
  await requireLive(app, key);
  const viewer = { memberId: mediaId(app, user.id), viewerId: mediaId(app, user.sessionId) };
  const answer = await requireMediaServer(app).watch(classId, viewer, sdp);
  // The member may have been removed in the meantime, or the class may have ended.
  await requireLive(app, key).catch(async (error: unknown) => {
    await closeViewerMedia(app, key);
    throw error;
  });
  return answer;
}

/** Ends all connections of a class. Call it after the end of the class is committed. Never fails. */
export async function closeRoomMedia(app: FastifyInstance, classId: string): Promise<void> {
  await closeMedia(app, async () => (app.liveKit ?? app.mediaServer)?.closeRoom(classId));
}

/** Ends the connections of a member, of all sessions. Call it after the removal of the member is committed. Never fails. */
export async function closeViewerMedia(app: FastifyInstance, key: ClassKey): Promise<void> {
  const { liveKit, mediaServer } = app;
  await closeMedia(app, async () => {
    if (liveKit) return closeLiveKitMember(app, liveKit, key);
    return mediaServer?.closeMember(key.classId, mediaId(app, key.userId));
  });
}

async function closeMedia(app: FastifyInstance, close: () => Promise<void>): Promise<void> {
  try {
    await close();
  } catch (error) {
    app.log.warn({ reason: errorMessage(error) }, 'connections of a live class were not closed');
  }
}

/** A pseudonym for an id, so that the media server does not learn whose connections it has. */
function mediaId({ settings }: FastifyInstance, id: string): string {
  return truncate(keyedDigest(settings.tokenSecret, 'live media')(id));
}
