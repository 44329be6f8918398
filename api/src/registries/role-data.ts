import type { RoleDataSources } from '../modules/accounts/users/find-role-data';
import { applicationRoleData } from '../modules/applications/application-role-data';
import { findEnrolledCourses } from '../modules/enrolments/enrolments.repository';
import { findFollowedInstitutes } from '../modules/follows/follows.repository';
import { findRegistrations } from '../modules/registrations/registrations.personal-data';

export const ROLE_DATA_SOURCES: RoleDataSources = {
  courses: findEnrolledCourses,
  institutions: findFollowedInstitutes,
  private_job_application: applicationRoleData('private'),
  competion_application: findRegistrations,
  govt_job_application: applicationRoleData('government'),
};
