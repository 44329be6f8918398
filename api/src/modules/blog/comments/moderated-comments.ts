import type { ModeratedTable } from '../../moderation/moderated-table';

export const moderatedComments: ModeratedTable = {
  name: 'post_comments',
  subjectColumn: 'post_id',
  reportTable: 'post_comment_reports',
  reportedColumn: 'comment_id',
};
