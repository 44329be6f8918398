import type { PersonalPart } from '../../personal-data/personal-part';

export const submissionsPersonalData: PersonalPart = {
  name: 'submissions',
  tables: ['submissions'],
  read: (database, { id }) =>
    database.query(
      `select title as challenge, language, code, verdict, passed_tests as "passedTests",
        test_count as "testCount", submissions.created_at as "handedInAt", judged_at as "judgedAt"
      from submissions join challenges on challenges.id = challenge_id
      where user_id = $1
      order by submissions.created_at, submissions.id`,
      [id],
    ),
};
