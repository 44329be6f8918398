/** What kinds of opportunity there are: the five filter options first, then those that the site's own links name. */
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

/** Whether an event is attended on site. The record calls it `ModeofEvent`, the filter `eventType`. */
export const EVENT_MODES = ['Online', 'Offline', 'Hybrid'] as const;

/** The fields that competitions are about. */
export const EVENT_CATEGORIES = [
  'Software Development',
  'UI/UX Design',
  'Data Science',
  'Cybersecurity',
  'Blockchain',
  'Game Development',
] as const;

/** Team sizes as the filter offers them. */
export const TEAM_SIZES = ['Solo', '2-4 members', '5-10 members', 'More than 10'] as const;

/** What taking part costs or brings. */
export const EVENT_PAYMENTS = ['Free', 'Paid Entry', 'Prize Pool'] as const;

/** The experience that a competition asks for. */
export const EVENT_EXPERIENCES = [
  'No experience required',
  '0-1 year',
  '1-3 years',
  '3+ years',
] as const;

/** How long ago an event was published, at most. */
export const EVENT_POSTED_WITHIN = [
  'Last 24 hours',
  'Last 7 days',
  'Last 30 days',
  'Anytime',
] as const;

/** The names of the opportunity types, as the filter offers them. */
export const COMPETITION_TYPES = OPPORTUNITY_TYPES.map(({ name }) => name);
