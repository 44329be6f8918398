import type { PublicProfileSettings } from '@sopaan/schemas/public-profile/public-profile';

/** The choices of a member who has not changed any. */
export function publicSettings(
  changes: Partial<PublicProfileSettings> = {},
): PublicProfileSettings {
  return {
    username: '',
    suggestedUsername: 'asha-rao',
    isPublic: false,
    isIndexable: false,
    visibleSections: ['about', 'skills', 'experience', 'education', 'projects', 'links'],
    ...changes,
  };
}
