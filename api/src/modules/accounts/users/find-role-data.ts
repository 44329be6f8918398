import { ROLE_DATA, type RoleData, type RoleDataName } from '@sopaan/schemas/account/role-data';
import type { Queryable } from '../../../database/database';

/** Reads one list of role data: a person's enrolments, followed institutes or applications. */
type RoleDataSource<Name extends RoleDataName> = (
  database: Queryable,
  userId: string,
) => Promise<NonNullable<RoleData[Name]>>;

/** The source of each list, which the owning module provides. */
export type RoleDataSources = { readonly [Name in RoleDataName]: RoleDataSource<Name> };

/** Reads only the requested lists. */
export async function findRoleData(
  database: Queryable,
  sources: RoleDataSources,
  { userId, requested }: { userId: string; requested: readonly string[] },
): Promise<RoleData> {
  const names = ROLE_DATA.filter((name) => requested.includes(name));
  const lists = await Promise.all(
    names.map(async (name) => [name, await sources[name](database, userId)] as const),
  );
  return Object.fromEntries(lists);
}
