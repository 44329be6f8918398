export const mentorSearchPath = '/mentors/search';

/** The query parameter with the id of the mentor whose details are open. */
export const MENTOR_PARAM = 'mentor';

/** The URL of a mentor's details over the filtered list. */
export function mentorLink(query: URLSearchParams, id: string): string {
  const next = new URLSearchParams(query);
  next.set(MENTOR_PARAM, id);
  return `${mentorSearchPath}?${next.toString()}`;
}

/** The URL of the filtered list without details. */
export function listLink(query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.delete(MENTOR_PARAM);
  const search = next.toString();
  return search ? `${mentorSearchPath}?${search}` : mentorSearchPath;
}

/** The alias of `/join-mentor` that the landing page links to. */
export const mentorSignUpPath = '/mentor/signup';
