import { aPng } from '../../../files/image/testing/pictures';
import { uploadPicture } from '../../../modules/profiles/pictures/testing/upload-picture';
import type { Sample, Samples } from './sample';

const wholePicture = { left: 0, top: 0, width: 1, height: 1 };

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
  'PUT /api/profile/pictures/:kind': {
    input: () => ({ kind: 'avatar' }),
    form: () => ({ fields: wholePicture, files: { picture: { bytes: aPng() } } }),
  },
  'DELETE /api/profile/pictures/:kind': { input: () => ({ kind: 'avatar' }) },
  'GET /api/pictures/:id/:size': {
    async input({ api, owner }) {
      await uploadPicture(api, owner.token, { kind: 'avatar', bytes: aPng() });
      const [picture] = await api.database.query<{ id: string }>(
        'select id from profile_pictures where user_id = $1',
        [owner.userId],
      );
      return { id: picture?.id, size: 'small' };
    },
  },
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
