export const mentorSearchPath = '/mentors/search';

/** The name in the address of whose details are open. */
export const MENTOR_PARAM = 'mentor';

/** Where a mentor's details open over the list as it is filtered now. */
export function mentorLink(query: URLSearchParams, id: string): string {
  const next = new URLSearchParams(query);
  next.set(MENTOR_PARAM, id);
  return `${mentorSearchPath}?${next.toString()}`;
}

/** The list with its details closed. */
export function listLink(query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.delete(MENTOR_PARAM);
  const text = next.toString();
  return text ? `${mentorSearchPath}?${text}` : mentorSearchPath;
}

/** As the landing's button leads: the form's other name. */
export const mentorSignUpPath = '/mentor/signup';
