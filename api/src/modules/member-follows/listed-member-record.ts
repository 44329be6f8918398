import type { ListedMember } from '@sopaan/schemas/stats/member-follow';

export interface ListedMemberRow {
  username: string;
  first_name: string;
  last_name: string;
  picture: string;
  followed_at: Date;
}

/** What the member's public page shows to everyone in its heading. */
export function toListedMember(row: ListedMemberRow): ListedMember {
  return {
    username: row.username.toLowerCase(),
    name: `${row.first_name} ${row.last_name}`.trim(),
    profilePicture: row.picture,
    followedAt: row.followed_at.toISOString(),
  };
}
