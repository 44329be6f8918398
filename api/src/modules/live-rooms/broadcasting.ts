import type { Database } from '../../database/database';
import { setBroadcastingSince } from './broadcasting.repository';

/** Tells those in the room whether the media server receives tracks of the teacher. */
export function setBroadcasting(
  database: Database,
  classId: string,
  isBroadcasting: boolean,
): Promise<void> {
  return setBroadcastingSince(database, classId, isBroadcasting);
}
