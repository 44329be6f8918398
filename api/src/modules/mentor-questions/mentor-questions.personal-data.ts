import type { PersonalPart } from '../../personal-data/personal-part';

export const mentorQuestionsPersonalData: PersonalPart = {
  name: 'questionsToMentors',
  tables: ['mentor_questions'],
  read: (database, { id }) =>
    database.query(
      `select mentors.name as mentor, topic, body as text, status, reply,
         questions.created_at as "askedAt", closed_at as "closedAt"
       from mentor_questions as questions join mentors on mentors.id = mentor_id
       where questions.user_id = $1 order by questions.created_at, questions.id`,
      [id],
    ),
};

/** What a mentor has written, without the questions, which other people have written. Foreign keys delete both with the mentor. */
export const mentorRepliesPersonalData: PersonalPart = {
  name: 'repliesAsMentor',
  // Its table belongs to the part above.
  tables: [],
  read: (database, { id }) =>
    database.query(
      `select topic, status, reply, closed_at as "repliedAt"
       from mentor_questions as questions join mentors on mentors.id = mentor_id
       where mentors.user_id = $1 and status in ('answered', 'declined')
       order by closed_at, questions.id`,
      [id],
    ),
};

export const mentorQuestionReportsPersonalData: PersonalPart = {
  name: 'mentorQuestionReports',
  tables: ['mentor_question_reports'],
  read: (database, { id }) =>
    database.query(
      `select topic, reports.created_at as "reportedAt"
       from mentor_question_reports as reports
       join mentor_questions as questions on questions.id = question_id
       where reports.user_id = $1 order by reports.created_at, question_id`,
      [id],
    ),
};

/** Whom a mentor has blocked is about other people, so only the dates are exported. */
export const mentorBlocksPersonalData: PersonalPart = {
  name: 'blocksAsMentor',
  tables: ['mentor_blocks'],
  read: (database, { id }) =>
    database.query(
      `select blocks.created_at as "blockedAt"
       from mentor_blocks as blocks join mentors on mentors.id = mentor_id
       where mentors.user_id = $1 order by blocks.created_at, blocks.user_id`,
      [id],
    ),
};
