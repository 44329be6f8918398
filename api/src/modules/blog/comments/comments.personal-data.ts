import type { PersonalPart } from '../../../personal-data/personal-part';

export const postCommentsPersonalData: PersonalPart = {
  name: 'postComments',
  tables: ['post_comments'],
  read: (database, { id }) =>
    database.query(
      `select title as post, post_comments.body as text, hidden_at is not null as hidden,
         post_comments.created_at as "writtenAt", post_comments.updated_at as "changedAt"
       from post_comments join posts on posts.id = post_id
       where user_id = $1 order by post_comments.created_at, post_comments.id`,
      [id],
    ),
};

/** Reports without the texts of the comments, which other people have written. */
export const postCommentReportsPersonalData: PersonalPart = {
  name: 'postCommentReports',
  tables: ['post_comment_reports'],
  read: (database, { id }) =>
    database.query(
      `select title as post, post_comment_reports.created_at as "reportedAt"
       from post_comment_reports
       join post_comments on post_comments.id = comment_id
       join posts on posts.id = post_id
       where post_comment_reports.user_id = $1
       order by post_comment_reports.created_at, comment_id`,
      [id],
    ),
};
