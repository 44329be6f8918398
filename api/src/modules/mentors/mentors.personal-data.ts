import type { PersonalPart } from '../../personal-data/personal-part';

/** The public profile of a mentor who applied with this account. */
export const mentorsPersonalData: PersonalPart = {
  name: 'mentor',
  tables: ['mentors'],
  async read(database, { id }) {
    const [mentor] = await database.query(
      `select name, headline, about, job_role as "currentRole", organization as "currentOrg",
         industry, experience_years as "experience", languages, domains, country, rating,
         review_count as "reviewers", session_count as "sessions",
         profile_link as "profileLink", linkedin, facebook, youtube, instagram,
         created_at as "since"
       from mentors where user_id = $1`,
      [id],
    );
    return mentor;
  },
};
