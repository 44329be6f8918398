import type { Database } from '../../database/database';
import { notifyRoom } from '../live-classes/room-changes';
import { setBroadcastingSince } from './broadcasting.repository';

/** Tells those in the room whether the media server receives tracks of the teacher. */
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
