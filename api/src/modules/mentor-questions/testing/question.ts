import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

type Row = Readonly<Record<string, unknown>>;

export const A_QUESTION = {
  topic: 'Mathematics',
  text: 'Which book should I begin with for aptitude papers?',
};

/** Stores a mentor, with an account if the row has a `user_id`. */
export function addMentorRow(database: Queryable, row: { id: string } & Row): Promise<void> {
  return insertRow(database, 'mentors', {
    name: 'Meera Iyer',
    domains: [A_QUESTION.topic, 'Aptitude'],
    ...row,
  });
}

/** Stores an open question and returns its id. */
export async function addStoredQuestion(
  database: Queryable,
  row: { mentor_id: string; user_id: string } & Row,
): Promise<string> {
  const id = randomUUID();
  const { topic, text: body } = A_QUESTION;
  await insertRow(database, 'mentor_questions', { id, topic, body, ...row });
  return id;
}

interface StoredQuestions {
  userId: string;
  /** Another mentor, and another member. */
  mentorId: string;
  otherId: string;
  text: string;
}

/** Stores a row in each table about questions: of a member, who is a mentor too. */
export async function addStoredQuestions(
  database: Queryable,
  { userId, mentorId, otherId, text }: StoredQuestions,
): Promise<void> {
  const [own] = await database.query<{ id: string }>('select id from mentors where user_id = $1', [
    userId,
  ]);
  if (!own) throw new Error('the member is no mentor');
  await addStoredQuestion(database, { mentor_id: mentorId, user_id: userId, body: text });
  const received = await addStoredQuestion(database, {
    mentor_id: own.id,
    user_id: otherId,
    status: 'answered',
    reply: text,
    closed_at: new Date(),
  });
  await insertRow(database, 'mentor_question_reports', { question_id: received, user_id: userId });
  await insertRow(database, 'mentor_blocks', { mentor_id: own.id, user_id: otherId });
}

/** The parts of an export with these rows. */
export const exportedQuestions = (text: string, time: unknown) => ({
  questionsToMentors: [
    {
      mentor: 'Meera Iyer',
      topic: A_QUESTION.topic,
      text,
      status: 'open',
      reply: '',
      askedAt: time,
      closedAt: null,
    },
  ],
  repliesAsMentor: [{ topic: A_QUESTION.topic, status: 'answered', reply: text, repliedAt: time }],
  mentorQuestionReports: [{ topic: A_QUESTION.topic, reportedAt: time }],
  blocksAsMentor: [{ blockedAt: time }],
});
