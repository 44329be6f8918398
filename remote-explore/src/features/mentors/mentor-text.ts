import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';

const number = new Intl.NumberFormat('en-IN');

/** `Data Engineer at Kaveri Data Works`, without the parts that are missing. */
export function roleText({
  currentRole,
  currentOrg,
}: Pick<MentorListItem, 'currentRole' | 'currentOrg'>): string {
  return [currentRole, currentOrg].filter(Boolean).join(' at ');
}

/** By what the API has sorted these mentors. */
export function orderText(mentors: readonly Pick<MentorListItem, 'rating'>[]): string {
  return mentors.some(({ rating }) => rating > 0) ? 'Best rated first.' : 'Most experienced first.';
}

export function yearsText(years: number): string {
  if (years < 1) return 'Less than a year of experience';
  return years === 1 ? '1 year of experience' : `${years} years of experience`;
}

export function sessionsText(count: number): string {
  return count === 1 ? '1 session' : `${number.format(count)} sessions`;
}
