import type { Queryable } from '../../../database/database';
import { addQuiz } from './quiz';

/** Stores the quiz `q1` as a ranked one. */
export function addRankedQuiz(database: Queryable): Promise<void> {
  return addQuiz(database, { is_ranked: true });
}

/** Adds `count` members who have ended an attempt at the quiz `q1` with this score, out of three. */
export async function addResults(database: Queryable, count: number, score: number): Promise<void> {
  await database.query(
    `with people as (
       insert into users (id, email, email_key, password_hash, first_name, last_name)
       select person, person, person, 'hash', 'Asha', 'Rao'
       from (select gen_random_uuid()::text as person from generate_series(1, $1)) as numbers
       returning id
     )
     insert into quiz_attempts
       (id, quiz_id, user_id, started_at, deadline, submitted_at, score, questions)
     select gen_random_uuid(), 'q1', id, now(), now(), now(), $2,
       '[{"id":"q1-1","options":[0]},{"id":"q1-2","options":[0]},{"id":"q1-3","options":[0]}]'
     from people`,
    [count, score],
  );
}
