export const mentorSearchPath = '/mentors/search';

/** The query parameter with the id of the mentor whose details are open. */
export const MENTOR_PARAM = 'mentor';

/** The query parameter of the form in which a question to that mentor is written. */
export const ASK_PARAM = 'ask';

/** The URL of a mentor's details over the filtered list. */
export function mentorLink(query: URLSearchParams, id: string): string {
  const next = new URLSearchParams(query);
  next.set(MENTOR_PARAM, id);
  next.delete(ASK_PARAM);
  return `${mentorSearchPath}?${next.toString()}`;
}

/** The URL of the form of a question to a mentor. */
export function askLink(query: URLSearchParams, id: string): string {
  return `${mentorLink(query, id)}&${ASK_PARAM}=1`;
}

/** The URL of the filtered list without details. */
export function listLink(query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.delete(MENTOR_PARAM);
  next.delete(ASK_PARAM);
  const search = next.toString();
  return search ? `${mentorSearchPath}?${search}` : mentorSearchPath;
}

/** The alias of `/join-mentor` that the landing page links to. */
export const mentorSignUpPath = '/mentor/signup';
