import type { RoomState } from '@sopaan/schemas/live-classes/room';
import type { Queryable } from '../../../database/database';
import { CLASS_STATE } from '../../live-classes/class-state';

/** Undefined if the class was deleted. */
export async function findRoomState(
  database: Queryable,
  classId: string,
): Promise<RoomState | undefined> {
  const [row] = await database.query<RoomState & Record<string, unknown>>(
    `select ${CLASS_STATE} as state, is_chat_locked as "isChatLocked",
       broadcasting_at is not null as "isBroadcasting",
       exists (
         select from live_class_recordings recordings
         where recordings.class_id = live_classes.id and recordings.ended_at is null
       ) as "isRecording"
     from live_classes where id = $1`,
    [classId],
  );
  return row;
}
