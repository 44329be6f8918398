import { currentDesignation } from '@sopaan/schemas/account/current-designation';
import {
  PUBLIC_SECTIONS,
  type PublicProfile,
  type PublicSection,
} from '@sopaan/schemas/public-profile/public-profile';
import type { UserRecord } from '../accounts/users/user-record';
import type { FollowCounts } from '../member-follows/member-follows.repository';

export interface PublicProfileRow extends Record<string, unknown> {
  is_public: boolean;
  is_indexable: boolean;
  visible_sections: string[];
}

/** The settings of a member who has changed none. */
export const DEFAULT_CHOICES: PublicProfileRow = {
  is_public: false,
  is_indexable: false,
  visible_sections: [...PUBLIC_SECTIONS],
};

/** The part of a member's record that everyone may see. Other fields of the record never become public. */
export function toPublicProfile(
  user: UserRecord,
  choices: PublicProfileRow,
  { followers, followings }: FollowCounts,
): PublicProfile {
  const shows = (section: PublicSection) => choices.visible_sections.includes(section);
  const { about, username, profilePicture } = user.personalInfo;
  return {
    username: username.toLowerCase(),
    name: `${user.firstName} ${user.lastName}`.trim(),
    profilePicture,
    isIndexable: choices.is_indexable,
    followers,
    followings,
    about: shows('about')
      ? {
          userabout: about.userabout,
          interests: about.interests,
          selectedPurpose: about.selectedpurpose,
        }
      : { userabout: '', interests: '', selectedPurpose: '' },
    skills: shows('skills') ? user.skills : [],
    workExperience: shows('experience') ? user.workExperience : [],
    education: shows('education') ? user.education : [],
    projects: shows('projects') ? user.projects : [],
    socialLinks: shows('links') ? user.socialLinks : [],
  };
}

/** `Data Analyst. I like numbers.`: what a search engine shows below the name. */
export function describePublicProfile({ about, workExperience }: PublicProfile): string {
  const sentences = [currentDesignation(workExperience), about.userabout].filter(Boolean);
  return sentences.join('. ').replace(/\s+/g, ' ');
}
