import type { PostComment } from '@sopaan/schemas/blog/post-comment';
import { shortName } from '../../accounts/users/short-name';

export interface CommentRow {
  id: string;
  first_name: string;
  last_name: string | null;
  body: string;
  hidden_at: Date | null;
  created_at: Date;
  updated_at: Date;
  is_own: boolean;
  is_reported: boolean;
}

export function toComment(row: CommentRow): PostComment {
  return {
    commentId: row.id,
    name: shortName(row.first_name, row.last_name),
    text: row.body,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    isOwn: row.is_own,
    isHidden: row.hidden_at !== null,
    isReported: row.is_reported,
  };
}
