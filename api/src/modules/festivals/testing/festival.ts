import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { hoursFromNow, insertRow } from '../../../testing/insert-row';

/** Stores a running festival of the quiz `q1`, if that exists; `row` overrides the defaults. */
export async function addFestival(
  database: Queryable,
  row: { id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  await insertRow(database, 'festivals', {
    title: 'Monsoon Quizzing Festival',
    summary: 'A week of quizzes.',
    rules: '<p>Work alone.</p>',
    organiser: 'Sahyadri Institute',
    prizes: JSON.stringify([{ title: 'First', amount: 5000 }]),
    registration_opens_at: hoursFromNow(-48),
    starts_at: hoursFromNow(-24),
    ends_at: hoursFromNow(24),
    ...row,
  });
  await database.query(
    `insert into festival_quizzes (festival_id, quiz_id, position)
    select $1, id, 1 from quizzes where id = 'q1'`,
    [row.id],
  );
}

interface StoredAttempt {
  userId: string;
  quizId?: string;
  score: number;
  minutes?: number;
  startedHoursAgo?: number;
}

/** Stores a submitted attempt. */
export async function addFestivalAttempt(
  database: Queryable,
  attempt: StoredAttempt,
): Promise<void> {
  const { userId, quizId = 'q1', score, minutes = 5, startedHoursAgo = 2 } = attempt;
  await insertRow(database, 'quiz_attempts', {
    id: randomUUID(),
    quiz_id: quizId,
    user_id: userId,
    started_at: hoursFromNow(-startedHoursAgo),
    deadline: hoursFromNow(-startedHoursAgo + 1),
    submitted_at: hoursFromNow(-startedHoursAgo + minutes / 60),
    score,
  });
}

/** The part of an export that has an entry of a member. */
export function exportedFestival(time: unknown) {
  const festival = 'Monsoon Quizzing Festival';
  return {
    festivals: [
      {
        festival,
        registeredAt: time,
        showsCity: false,
        rank: null,
        prizeInRupees: 0,
        status: 'Pending',
      },
    ],
  };
}
