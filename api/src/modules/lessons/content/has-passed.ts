/**
 * A condition for queries of `lesson_contents` as `contents`: whether the member whose id is the parameter has passed the quiz or solved
 * the challenge of the lesson. A passed quiz has an entry in the ledger of coins.
 */
export const hasPassed = (userId: string) => `(
  exists (
    select from coin_entries
    where user_id = ${userId} and reason = 'quiz' and subject = contents.quiz_id
  ) or exists (
    select from challenge_progress
    where user_id = ${userId} and challenge_id = contents.challenge_id and status = 'solved'
  ))`;
