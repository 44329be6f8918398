import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database';
import { sanitize } from '../../html/sanitize';
import { addFestival, addFestivalQuiz, type NewFestival } from './festivals.repository';

/** Adds a festival with its quizzes. Returns its id. Throws if the dates are in the wrong order, or if a quiz does not exist. */
export function createFestival(
  database: Database,
  { quizIds, ...added }: Omit<NewFestival, 'id'> & { quizIds: readonly string[] },
): Promise<string> {
  const { registrationOpensAt, startsAt, endsAt } = added;
  if (endsAt.getTime() <= Date.now()) throw new Error('This festival would be over already.');
  if (endsAt <= startsAt) throw new Error('The festival must end after its start.');
  if (registrationOpensAt > startsAt)
    throw new Error('Registration must open before the festival starts.');
  return database.transaction(async (transaction) => {
    const id = randomUUID();
    await addFestival(transaction, { ...added, id, rules: sanitize(added.rules, 'rules') });
    for (const [index, quizId] of quizIds.entries()) {
      const quiz = { festivalId: id, quizId, position: index + 1 };
      if (!(await addFestivalQuiz(transaction, quiz)))
        throw new Error(`There is no quiz ${quizId}.`);
    }
    return id;
  });
}
