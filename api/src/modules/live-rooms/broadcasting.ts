import type { Database } from '../../database/database';
import { notifyRoom } from '../live-classes/room-changes';
import { setBroadcastingSince } from './broadcasting.repository';

/** Stores whether the media server receives tracks of the teacher, and notifies the room. */
export function setBroadcasting(
  database: Database,
  classId: string,
  isBroadcasting: boolean,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await setBroadcastingSince(transaction, classId, isBroadcasting);
    await notifyRoom(transaction, classId);
  });
}
