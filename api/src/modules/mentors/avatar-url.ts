/** Where a mentor's picture is. It changes with the picture, so that browsers may keep it. */
export function avatarUrl(mentorId: string, file: string): string {
  return `/api/mentors/${encodeURIComponent(mentorId)}/avatar?v=${file.slice(0, 12)}`;
}
