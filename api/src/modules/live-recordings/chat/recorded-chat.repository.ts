import type { RecordedMessage } from '@sopaan/schemas/live-classes/recording';
import type { Queryable } from '../../../database/database';
import { IS_TEACHER, MEMBER_NAME } from '../../live-rooms/members/room-members.repository';

interface RecordedMessageRow {
  message_id: string;
  start: number;
  name: string;
  is_teacher: boolean;
  body: string;
}

/** The first messages that were sent while the class was recorded, without those that were removed at any time. */
export async function findRecordedMessages(
  database: Queryable,
  { courseId, lessonId, limit }: { courseId: string; lessonId: string; limit: number },
): Promise<RecordedMessage[]> {
  const rows = await database.query<RecordedMessageRow & Record<string, unknown>>(
    `select chat.message_id, ${MEMBER_NAME} as name, ${IS_TEACHER} as is_teacher, chat.body,
       extract(epoch from chat.created_at - recordings.started_at)::double precision as start
     from live_class_recordings recordings
     join live_classes on live_classes.id = recordings.class_id
     join live_class_chat chat on chat.class_id = live_classes.id
     join live_class_members members on members.id = chat.member_id
     join users on users.id = members.user_id
     where recordings.lesson_id = $2 and live_classes.course_id = $1 and chat.kind = 'message'
       and chat.created_at between recordings.started_at and recordings.ended_at
       and not exists (
         select from live_class_chat removal
         where removal.class_id = chat.class_id and removal.message_id = chat.message_id
           and removal.kind = 'removal'
       )
     order by chat.seq limit $3`,
    [courseId, lessonId, limit],
  );
  return rows.map((row) => ({
    messageId: row.message_id,
    start: row.start,
    name: row.name,
    isTeacher: row.is_teacher,
    text: row.body,
  }));
}
