import type { ModeratedTable } from '../moderation/moderated-table';

export const moderatedQuestions: ModeratedTable = {
  name: 'mentor_questions',
  subjectColumn: 'mentor_id',
  reportTable: 'mentor_question_reports',
  reportedColumn: 'question_id',
  text: `body || case when reply = '' then '' else ' / Reply: ' || reply end`,
};
