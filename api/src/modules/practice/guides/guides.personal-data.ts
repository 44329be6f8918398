import type { PersonalPart } from '../../../personal-data/personal-part';

export const challengeGuidesPersonalData: PersonalPart = {
  name: 'challengeHints',
  tables: ['challenge_guide_uses'],
  read: (database, { id }) =>
    database.query(
      `select title as challenge, opened_hints as "openedHints", gave_up_at as "gaveUpAt"
       from challenge_guide_uses join challenges on challenges.id = challenge_id
       where user_id = $1 order by challenge_id`,
      [id],
    ),
};
