import { ROLE_DATA, type RoleData, type RoleDataName } from '@sopaan/schemas/role-data';
import type { Queryable } from '../../../plugins/database';
import { applicationRoleData } from '../../applications/application-role-data';
import { findEnrolledCourses } from '../../enrolments/enrolments.repository';
import { findFollowedInstitutes } from '../../follows/follows.repository';
import { findRegistrations } from '../../registrations/registrations.personal-data';

/** Reads one list of role data: a person's enrolments, followed institutes or applications. */
type RoleDataPart<Name extends RoleDataName> = (
  database: Queryable,
  userId: string,
) => Promise<NonNullable<RoleData[Name]>>;

/** The source of each list, which the owning module provides. */
const parts: { readonly [Name in RoleDataName]: RoleDataPart<Name> } = {
  courses: findEnrolledCourses,
  institutions: findFollowedInstitutes,
  private_job_application: applicationRoleData('private'),
  competion_application: findRegistrations,
  govt_job_application: applicationRoleData('government'),
};

/** The requested lists and no others. */
export async function findRoleData(
  database: Queryable,
  userId: string,
  wanted: readonly string[],
): Promise<RoleData> {
  const names = ROLE_DATA.filter((name) => wanted.includes(name));
  const lists = await Promise.all(
    names.map(async (name) => [name, await parts[name](database, userId)] as const),
  );
  return Object.fromEntries(lists);
}
