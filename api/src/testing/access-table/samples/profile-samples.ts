import type { Sample, Samples } from './sample';

/** Saves a section over the latest version, so that the call succeeds each time. */
function save(section: string, updateData: object): Sample {
  return {
    async input({ api, owner }) {
      const [row] = await api.database.query<{ version: number }>(
        'select coalesce((section_versions ->> $2)::int, 0) as version from users where id = $1',
        [owner.userId, section],
      );
      return { userId: owner.userId, version: row?.version, updateData };
    },
    strangerStatus: 404,
  };
}

export const profileSamples: Samples = {
  'PUT /api/profile/sections/about': save('about', {
    about: { interests: 'Chess', userabout: 'I like numbers.' },
  }),
  'PUT /api/profile/sections/skills': save('skills', { skills: [] }),
  'PUT /api/profile/sections/experience': save('experience', { workExperience: [] }),
  'PUT /api/profile/sections/education': save('education', { education: [] }),
  'PUT /api/profile/sections/projects': save('projects', { projects: [] }),
  'PUT /api/profile/sections/links': save('links', { socialLinks: [] }),
  'PUT /api/profile/sections/info': save('info', { info: { firstName: 'Asha', lastName: 'Rao' } }),
};
