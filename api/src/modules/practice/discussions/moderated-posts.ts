import type { ModeratedTable } from '../../moderation/moderated-table';

export const moderatedPosts: ModeratedTable = {
  name: 'challenge_posts',
  subjectColumn: 'challenge_id',
  reportTable: 'challenge_post_reports',
  reportedColumn: 'post_id',
};
