/** The types of opportunities: the five options of the filter first, then the options that only links of the site use. */
export const OPPORTUNITY_TYPES = [
  { id: 'hackathon', name: 'Hackathon' },
  { id: 'coding-challenge', name: 'Coding Challenge' },
  { id: 'design-contest', name: 'Design Contest' },
  { id: 'ai-ml-competition', name: 'AI/ML Competition' },
  { id: 'open-source-contest', name: 'Open Source Contest' },
  { id: 'quiz', name: 'Quiz' },
  { id: 'workshop', name: 'Workshop' },
  { id: 'conference', name: 'Conference' },
  { id: 'cultural-event', name: 'Cultural Event' },
  { id: 'college-festival', name: 'College Festival' },
  { id: 'scholarship', name: 'Scholarship' },
] as const;

/** The modes of attendance. The record's field is `ModeofEvent`, the filter's `eventType`. */
export const COMPETITION_MODES = ['Online', 'Offline', 'Hybrid'] as const;

/** The categories of competitions. */
export const COMPETITION_CATEGORIES = [
  'Software Development',
  'UI/UX Design',
  'Data Science',
  'Cybersecurity',
  'Blockchain',
  'Game Development',
] as const;

/** Team sizes as the filter offers them. */
export const TEAM_SIZES = ['Solo', '2-4 members', '5-10 members', 'More than 10'] as const;

/** The entry fee or prize of a competition. */
export const COMPETITION_PAYMENTS = ['Free', 'Paid Entry', 'Prize Pool'] as const;

/** The experience that a competition requires. */
export const COMPETITION_EXPERIENCES = [
  'No experience required',
  '0-1 year',
  '1-3 years',
  '3+ years',
] as const;

/** The maximum age of a competition's publication. */
export const COMPETITION_POSTED_WITHIN = [
  'Last 24 hours',
  'Last 7 days',
  'Last 30 days',
  'Anytime',
] as const;

/** The names of the opportunity types, as the filter offers them. */
export const COMPETITION_TYPES = OPPORTUNITY_TYPES.map(({ name }) => name);

/** The sort orders of competitions; the first is the default. */
export const COMPETITION_SORTS = ['closing', 'relevance', 'newest', 'reward', 'fee'] as const;
