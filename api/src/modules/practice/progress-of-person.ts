import type { PersonalPart } from '../accounts/data/personal-part';

export const challengeProgress: PersonalPart = {
  name: 'challenges',
  tables: ['challenge_progress'],
  read: (database, { id }) =>
    database.query(
      `select title as challenge, status, challenge_progress.updated_at as "updatedAt"
      from challenge_progress join challenges on challenges.id = challenge_id
      where user_id = $1
      order by challenge_progress.updated_at, challenge_id`,
      [id],
    ),
};
