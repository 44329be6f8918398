import { paths } from '@sopaan/contract/paths';
import type { IconName } from '@sopaan/ui/core';

interface CompetitionCategory {
  name: string;
  icon: IconName;
  to: string;
}

const ofType = (value: string) => `${paths.exploreCompetitions}?competitionType=${value}`;

/** The categories of the landing. The values are those of the site's links, not of the filter's options. */
export const competitionCategories: readonly CompetitionCategory[] = [
  { name: 'Competitions', icon: 'trophy', to: paths.exploreCompetitions },
  { name: 'Hackathons', icon: 'code', to: ofType('hackathons') },
  { name: 'Quizzes', icon: 'help', to: ofType('quizz') },
  { name: 'Scholarships', icon: 'graduation', to: ofType('scholarship') },
  { name: 'Workshops', icon: 'edit', to: ofType('workshops') },
  { name: 'Cultural events', icon: 'star', to: ofType('cultural-events') },
  { name: 'College festivals', icon: 'building', to: ofType('college-festivals') },
  { name: 'Conferences', icon: 'users', to: ofType('conferences') },
];
