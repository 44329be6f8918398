import type { PersonalPart } from '../../personal-data/personal-part';

export const mentorApplicationsPersonalData: PersonalPart = {
  name: 'mentorApplications',
  tables: ['mentor_applications'],
  read: (database, { id }) =>
    database.query(
      `select status, first_name as "firstName", last_name as "lastName", gender,
         job_role as "currentRole", organization as "currentOrg", industry,
         experience_years as "workExperience", languages, short_heading as "shortHeading", about,
         profile_link as "profileLink", linkedin, facebook, youtube, instagram,
         created_at as "submittedAt", decided_at as "decidedAt", reason
       from mentor_applications where user_id = $1 order by created_at, id`,
      [id],
    ),
};
