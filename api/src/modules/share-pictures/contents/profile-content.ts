import { currentDesignation } from '@sopaan/schemas/account/current-designation';
import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import type { SharePictureContent } from '../share-picture-content';

const MAX_SKILLS = 4;

/** What the public page shows: a hidden section is empty in the profile. */
export function profileContent(profile: PublicProfile): SharePictureContent {
  return {
    kindName: 'Profile',
    title: profile.name,
    subtitle: currentDesignation(profile.workExperience),
    facts: profile.skills.slice(0, MAX_SKILLS).map(({ name }) => name),
  };
}
