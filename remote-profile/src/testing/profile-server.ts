import { ApiError } from '@sopaan/api-client/api-error';
import { getUserEndpoint, type User } from '@sopaan/schemas/account/user';
import { saveAboutEndpoint } from '@sopaan/schemas/profile/about';
import { saveEducationEndpoint } from '@sopaan/schemas/profile/education';
import { saveExperienceEndpoint } from '@sopaan/schemas/profile/experience';
import { saveInfoEndpoint } from '@sopaan/schemas/profile/info';
import { saveLinksEndpoint } from '@sopaan/schemas/profile/links';
import { isBlankProject, saveProjectsEndpoint } from '@sopaan/schemas/profile/projects';
import type { ProfileSection } from '@sopaan/schemas/profile/section-versions';
import { saveSkillsEndpoint } from '@sopaan/schemas/profile/skills';
import { aUser } from '@sopaan/testing/fixtures';
import { openDashboard } from './open-dashboard';
import { anAccount } from './open-settings';

/** A fake API that stores one profile, with a version for each section like the real one. */
export function profileServer(changes: Partial<User> = {}) {
  let user = aUser(changes);
  const save = (section: ProfileSection, version: number, change: Partial<User>) => {
    if (version !== user.sectionVersions[section])
      return new ApiError({ code: 'CONFLICT', status: 409, origin: 'server' });
    const sectionVersions = { ...user.sectionVersions, [section]: version + 1 };
    user = { ...user, ...change, sectionVersions };
    return user;
  };
  const network = anAccount()
    .on(getUserEndpoint, () => user)
    .on(saveAboutEndpoint, ({ version, updateData }) => save('about', version, updateData))
    .on(saveSkillsEndpoint, ({ version, updateData }) => save('skills', version, updateData))
    .on(saveExperienceEndpoint, ({ version, updateData }) =>
      save('experience', version, updateData),
    )
    .on(saveEducationEndpoint, ({ version, updateData }) => save('education', version, updateData))
    .on(saveProjectsEndpoint, ({ version, updateData: { projects } }) =>
      save('projects', version, {
        projects: projects.filter((project) => !isBlankProject(project)),
      }),
    )
    .on(saveLinksEndpoint, ({ version, updateData: { socialLinks } }) =>
      save('links', version, {
        socialLinks: socialLinks
          .filter(({ url }) => url)
          .map((link) => ({ ...link, icon: link.platform })),
      }),
    )
    .on(saveInfoEndpoint, ({ version, updateData: { info } }) => {
      const { firstName, lastName, phone, ...address } = info;
      const personalInfo = { ...user.personalInfo, firstName, lastName, phone };
      return save('info', version, { personalInfo, address });
    });
  return {
    network,
    /** Saves a section as another tab or device would. */
    saveElsewhere: (section: ProfileSection, change: Partial<User>) => {
      save(section, user.sectionVersions[section], change);
    },
  };
}

/** Opens the profile with the editor of a section, by its URL. */
export function openEditor(section: string, changes: Partial<User> = {}) {
  const server = profileServer(changes);
  const subpath = `profile?tab=${section}&edit=${section}`;
  return { ...server, ...openDashboard({ subpath, network: server.network }) };
}
