/** Spellings of options in the site's own links and old bookmarks. Variants in letter case, dashes and spaces need no entry. */

export const competitionTypeAliases = {
  hackthons: 'Hackathon',
  hackathons: 'Hackathon',
  quizz: 'Quiz',
  quizzes: 'Quiz',
  workshops: 'Workshop',
  conferences: 'Conference',
  'cultural-events': 'Cultural Event',
  'college-convests': 'College Festival',
  'college-festivals': 'College Festival',
  scholarships: 'Scholarship',
} as const;

export const postedWithinAliases = { 'past 24 hours': 'Last 24 hours' } as const;
