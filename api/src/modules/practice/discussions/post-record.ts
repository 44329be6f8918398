import type { ChallengePost } from '@sopaan/schemas/practice/challenge-post';
import { userMarkdownToHtml } from '../../../html/user-markdown';
import { shortName } from '../../accounts/users/short-name';

export interface PostRow {
  id: string;
  /** Null for a deleted post, as is the name. */
  user_id: string | null;
  first_name: string | null;
  last_name: string | null;
  /** Markdown; empty for a deleted post. */
  body: string;
  is_spoiler: boolean;
  vote_count: number;
  has_voted: boolean;
  reply_count: number;
  hidden_at: Date | null;
  created_at: Date;
  updated_at: Date;
  is_own: boolean;
  is_reported: boolean;
}

export function toPost(row: PostRow): ChallengePost {
  return {
    postId: row.id,
    name: row.first_name === null ? '' : shortName(row.first_name, row.last_name),
    html: userMarkdownToHtml(row.body, 'text'),
    text: row.is_own ? row.body : null,
    isSpoiler: row.is_spoiler,
    isDeleted: row.user_id === null,
    voteCount: row.vote_count,
    hasVoted: row.has_voted,
    replyCount: row.reply_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    isOwn: row.is_own,
    isHidden: row.hidden_at !== null,
    isReported: row.is_reported,
  };
}
