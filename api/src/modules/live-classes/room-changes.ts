import type { Queryable } from '../../database/database';
import { notify } from '../../database/notify';

/** The PostgreSQL channel that notifies the processes of changes in a room. The payload is the id of the class. */
export const LIVE_CLASSES_CHANNEL = 'live_classes';

/** Call it in the transaction that changes what members of the room see, or who may be in it. */
export function notifyRoom(database: Queryable, classId: string): Promise<void> {
  return notify(database, LIVE_CLASSES_CHANNEL, classId);
}
