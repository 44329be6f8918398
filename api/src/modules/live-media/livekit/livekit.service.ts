import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '@sopaan/schemas/api/endpoint';
import type { joinLiveKitEndpoint } from '@sopaan/schemas/live-classes/media';
import { errorMessage } from '@sopaan/http/error-code';
import { keyedDigest, truncate } from '../../../auth/signed-ids';
import type { LiveKitSettings } from '../../../config/livekit-settings';
import { ApiError } from '../../../http/api-error';
import { assertLive, requireMember } from '../../live-rooms/members/room-access';
import type { ClassKey } from '../live-media.repository';
import { findMemberId, findUnauthorizedIds } from './livekit.repository';
import { LiveKitServer, type LiveKitRoom } from './livekit-server';

export function openLiveKit(settings: LiveKitSettings, tokenSecret: string): LiveKitServer {
  return new LiveKitServer(settings, truncate(keyedDigest(tokenSecret, 'livekit rooms')('site')));
}

export async function joinLiveKit(
  { database, liveKit }: FastifyInstance,
  key: ClassKey,
): Promise<ResponseOf<typeof joinLiveKitEndpoint>> {
  const member = await requireMember(database, key);
  assertLive(member);
  if (!liveKit) throw new ApiError('UNAVAILABLE');
  const { memberId, isTeacher } = member;
  const token = await liveKit.createToken({ classId: key.classId, memberId, isTeacher });
  return { url: liveKit.url, token };
}

/** Ends the connections of a member who may no longer be in the room. */
export async function closeLiveKitMember(
  { database }: FastifyInstance,
  liveKit: LiveKitServer,
  key: ClassKey,
): Promise<void> {
  const memberId = await findMemberId(database, key);
  if (memberId !== undefined) await liveKit.closeMember(key.classId, memberId);
}

/**
 * Ends the connections of members who may no longer be in a room. The call when they were removed may have failed, and LiveKit issues
 * every connected participant a token for ten more minutes.
 */
export async function removeUnauthorized(
  { database, log }: FastifyInstance,
  liveKit: LiveKitServer,
  rooms: readonly LiveKitRoom[],
): Promise<void> {
  for (const { classId, participants } of rooms) {
    const memberIds = [...new Set(participants.map(({ memberId }) => memberId))];
    const unauthorizedIds = await findUnauthorizedIds(database, classId, memberIds);
    for (const participant of participants) {
      if (!unauthorizedIds.includes(participant.memberId)) continue;
      await liveKit.removeParticipant(classId, participant).catch((error: unknown) => {
        log.warn({ reason: errorMessage(error) }, 'a member of a live class was not disconnected');
      });
    }
  }
}
