/** Saves of a section by those who were added last, over its latest version. */
function saveOf(section: string, updateData: object): [string, string] {
  const data = JSON.stringify(updateData).replaceAll("'", "''");
  return [
    `PUT /api/profile/sections/${section}`,
    `select id as "userId", coalesce((section_versions ->> '${section}')::int, 0) as version,
       '${data}'::json as "updateData"
     from users order by created_at desc limit 4`,
  ];
}

/** For routes of the profile whose fields must match each other: queries whose rows become bodies, and URLs from a column `url`. */
export const PROFILE_QUERIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([
    saveOf('about', { about: { interests: 'Chess', userabout: 'I like numbers.' } }),
    saveOf('skills', { skills: [] }),
    saveOf('experience', { workExperience: [] }),
    saveOf('education', { education: [] }),
    saveOf('projects', { projects: [] }),
    saveOf('links', { socialLinks: [] }),
    saveOf('info', { info: { firstName: 'Asha', lastName: 'Rao' } }),
  ]),
  'PUT /api/account/resume': `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
        '{"skills": []}'::json as sections
     from users order by created_at desc limit 4`,
  'PUT /api/account/mail-choices/{category}': `select false as "isWanted",
       '/api/account/mail-choices/applications' as url`,
  'DELETE /api/profile/pictures/{kind}': `select '/api/profile/pictures/avatar' as url`,
  'GET /api/matching-jobs': `select '/api/matching-jobs?kind=private' as url`,
  'PUT /api/saved/{kind}/{id}': `select '/api/saved/course/' || id as url
     from courses order by id limit 3`,
  'DELETE /api/saved/{kind}/{id}': `select '/api/saved/course/' || id as url
     from courses order by id limit 3`,
  'POST /api/saved-searches': `select 'private' as list, 'search=engineer&jobType=Full-time' as query,
       'Engineers' as name, 'daily' as frequency`,
  ...Object.fromEntries(
    ['PUT', 'DELETE'].map((method) => [
      `${method} /api/saved-searches/{id}`,
      `select 'weekly' as frequency, '/api/saved-searches/' || id as url
       from saved_searches order by created_at desc limit 3`,
    ]),
  ),
  'PUT /api/courses/{id}/lessons/{videoId}/finished': `select
       '/api/courses/' || course_id || '/lessons/' || (chapters -> 0 -> 'videos' -> 0 ->> '_id')
         || '/finished' as url
     from course_enrolments join courses on id = course_id limit 3`,
  ...Object.fromEntries(
    ['GET', 'PUT', 'DELETE'].map((method) => [
      `${method} /api/members/{username}/follow`,
      `select '/api/members/' || (personal_info ->> 'username') || '/follow' as url
       from public_profiles join users on id = user_id where is_public limit 3`,
    ]),
  ),
  'GET /api/public-profiles/{username}': `select
       '/api/public-profiles/' || (personal_info ->> 'username') as url
     from public_profiles join users on id = user_id where is_public limit 3`,
};
