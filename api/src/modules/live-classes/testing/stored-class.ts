import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores what a member did in a class: a registration, a connection, a message, a question and a vote; `mark` is a text of the member. */
export async function addStoredClass(
  database: Queryable,
  { userId, classId, mark }: { userId: string; classId: string; mark: string },
): Promise<void> {
  const [memberId, questionId] = [randomUUID(), randomUUID()];
  await insertRow(database, 'live_class_members', {
    id: memberId,
    class_id: classId,
    user_id: userId,
    registered_at: new Date(),
  });
  const ofMember = { member_id: memberId };
  await insertRow(database, 'live_class_connections', {
    ...ofMember,
    id: randomUUID(),
    process_id: randomUUID(),
  });
  await database.query(
    `insert into live_class_chat (class_id, seq, kind, message_id, member_id, body)
     select $1, coalesce(max(seq), 0) + 1, 'message', gen_random_uuid(), $2, $3
     from live_class_chat where class_id = $1`,
    [classId, memberId, mark],
  );
  await insertRow(database, 'live_class_questions', {
    ...ofMember,
    id: questionId,
    class_id: classId,
    body: mark,
  });
  await insertRow(database, 'live_class_votes', { ...ofMember, question_id: questionId });
}

/** The parts of an export that contain these rows. */
export function exportedClass(mark: string, time: unknown) {
  const ofClass = { class: 'Fractions on a number line' };
  return {
    liveClasses: [
      {
        ...ofClass,
        startsAt: time,
        isTeacher: false,
        registeredAt: time,
        handRaisedAt: null,
        mutedAt: null,
        removedAt: null,
        isConnected: true,
        recordings: [],
      },
    ],
    liveClassMessages: [{ ...ofClass, text: mark, sentAt: time }],
    liveClassQuestions: [{ ...ofClass, text: mark, askedAt: time, answeredAt: null }],
    liveClassVotes: [{ ...ofClass, votes: 1 }],
  };
}
