import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error';
import type { MediaServer } from '../live-media/media-server';
import { assertLive, assertTeacher, changeRoom } from '../live-rooms/members/room-access';
import type { RoomKey } from '../live-rooms/members/room-members.repository';
import {
  addRecording,
  endRecording,
  findCourseId,
  findCurrentRecordingId,
  makeDue,
  removeRecording,
  setStartedAt,
} from './recordings.repository';

/** The interval of the checks whether a recording has ended without a request of its teacher. */
export const CHECK_INTERVAL_SECONDS = 10;

export async function setRecording(
  app: FastifyInstance,
  key: RoomKey,
  isRecording: boolean,
): Promise<void> {
  const { mediaServer } = app;
  if (isRecording) await startRecording(app, mediaServer, key);
  else await stopRecording(app, mediaServer, key);
}

async function startRecording(
  { database }: FastifyInstance,
  mediaServer: MediaServer | undefined,
  key: RoomKey,
): Promise<void> {
  const { classId } = key;
  // The recording is stored before it starts, so that nobody is recorded without being notified.
  const { id, isNew } = await changeRoom(database, key, async (transaction, member) => {
    assertTeacher(member);
    assertLive(member);
    if ((await findCourseId(transaction, classId)) === null) {
      const message = 'A class that belongs to no course cannot be recorded.';
      throw new ApiError('CLOSED', { message });
    }
    if (!mediaServer) throw new ApiError('UNAVAILABLE');
    const current = await findCurrentRecordingId(transaction, classId);
    if (current !== undefined) return { id: current, isNew: false };
    const newId = randomUUID();
    await addRecording(transaction, { id: newId, classId }, CHECK_INTERVAL_SECONDS);
    return { id: newId, isNew: true };
  });
  if (!isNew) return;
  try {
    await mediaServer?.startRecording(classId, id);
  } catch (error) {
    // The media server may have started the recording although the call failed.
    await mediaServer?.stopRecording(classId).catch(() => undefined);
    await removeRecording(database, id);
    throw error;
  }
}

async function stopRecording(
  { database }: FastifyInstance,
  mediaServer: MediaServer | undefined,
  key: RoomKey,
): Promise<void> {
  const { classId } = key;
  const id = await changeRoom(database, key, (transaction, member) => {
    assertTeacher(member);
    return findCurrentRecordingId(transaction, classId);
  });
  if (id === undefined) return;
  if (!mediaServer) throw new ApiError('UNAVAILABLE');
  const current = await mediaServer.recording(classId);
  if (current?.id === id) {
    await mediaServer.stopRecording(classId);
    await setStartedAt(database, id, current.startedAt);
  }
  await endRecording(database, id);
  await makeDue(database, id);
}
