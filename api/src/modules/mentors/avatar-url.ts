export const AVATAR_VERSION_LENGTH = 12;

/** The URL of a mentor's picture. It changes with the picture, so that browsers can cache it. */
export function avatarUrl(mentorId: string, file: string): string {
  return `/api/mentors/${encodeURIComponent(mentorId)}/avatar?v=${file.slice(0, AVATAR_VERSION_LENGTH)}`;
}
