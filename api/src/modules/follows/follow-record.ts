import type { RoleData } from '@sopaan/schemas/account/role-data';

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
