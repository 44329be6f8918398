import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import { aFullUser } from './full-user';

/** The public page of the member with an entry in every section. */
export function aPublicProfile(changes: Partial<PublicProfile> = {}): PublicProfile {
  const { about, skills, education, workExperience, projects, socialLinks } = aFullUser();
  return {
    username: 'asha',
    name: 'Asha Rao',
    profilePicture: '',
    isIndexable: true,
    followers: 12,
    followings: 3,
    about,
    skills,
    education,
    workExperience,
    projects,
    socialLinks,
    ...changes,
  };
}

/** A page that shows no section. */
export const emptyPage: Partial<PublicProfile> = {
  about: { userabout: '', interests: '', selectedPurpose: '' },
  skills: [],
  education: [],
  workExperience: [],
  projects: [],
  socialLinks: [],
};
