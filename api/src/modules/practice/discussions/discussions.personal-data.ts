import type { PersonalPart } from '../../../personal-data/personal-part';

export const challengePostsPersonalData: PersonalPart = {
  name: 'challengePosts',
  tables: ['challenge_posts'],
  read: (database, { id }) =>
    database.query(
      `select title as challenge, body as text, is_spoiler as "containsSolution",
         parent_id is not null as "isReply", hidden_at is not null as hidden,
         posts.created_at as "writtenAt", posts.updated_at as "changedAt"
       from challenge_posts as posts join challenges on challenges.id = challenge_id
       where user_id = $1 order by posts.created_at, posts.id`,
      [id],
    ),
  /** Foreign keys delete the posts with the account. Those with replies of others stay, without text and author. */
  async remove(transaction, { id }) {
    await transaction.query(
      `update challenge_posts as posts set user_id = null, body = '', is_spoiler = false
       where user_id = $1 and exists (
         select from challenge_posts as replies
         where replies.parent_id = posts.id and replies.user_id <> $1
       )`,
      [id],
    );
  },
};

export const challengePostVotesPersonalData: PersonalPart = {
  name: 'challengePostVotes',
  tables: ['challenge_post_votes'],
  read: (database, { id }) =>
    database.query(
      `select title as challenge, votes.created_at as "votedAt"
       from challenge_post_votes as votes
       join challenge_posts as posts on posts.id = post_id
       join challenges on challenges.id = challenge_id
       where votes.user_id = $1 order by votes.created_at, post_id`,
      [id],
    ),
  /** A cascade would delete the votes, but not update the counts. Locks the posts in order of id to avoid deadlocks. */
  async remove(transaction, { id }) {
    await transaction.query(
      `with voted as materialized (
         select id from challenge_posts
         where id in (select post_id from challenge_post_votes where user_id = $1)
         order by id for update
       )
       update challenge_posts as posts set vote_count = greatest(vote_count - 1, 0)
       from voted where posts.id = voted.id`,
      [id],
    );
  },
};

/** Reports without the texts of the posts, which other people have written. */
export const challengePostReportsPersonalData: PersonalPart = {
  name: 'challengePostReports',
  tables: ['challenge_post_reports'],
  read: (database, { id }) =>
    database.query(
      `select title as challenge, reports.created_at as "reportedAt"
       from challenge_post_reports as reports
       join challenge_posts as posts on posts.id = post_id
       join challenges on challenges.id = challenge_id
       where reports.user_id = $1 order by reports.created_at, post_id`,
      [id],
    ),
};
