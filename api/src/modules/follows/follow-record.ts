import type { RoleData } from '@sopaan/schemas/account/role-data';
import type { FollowedInstituteItem } from '@sopaan/schemas/institutes/followed-institutes';
import { toInstituteListItem, type InstituteListRow } from '../institutes/institute-record';

export interface FollowedInstituteRow {
  id: string;
  name: string;
  logo: string;
  city: string;
  state: string;
  created_at: Date;
}

export function toFollowedInstitute({
  created_at: followedAt,
  ...institute
}: FollowedInstituteRow): NonNullable<RoleData['institutions']>[number] {
  return { ...institute, followedAt: followedAt.toISOString() };
}

interface FollowedInstituteItemRow extends InstituteListRow {
  followed_at: Date;
}

export function toFollowedInstituteItem(row: FollowedInstituteItemRow): FollowedInstituteItem {
  return { ...toInstituteListItem(row), followedAt: row.followed_at.toISOString() };
}
