import { paths } from '@sopaan/contract/paths';
import type { IconName } from '@sopaan/ui/core';

interface CompetitionCategory {
  name: string;
  icon: IconName;
  to: string;
}

const typePath = (value: string) => `${paths.exploreCompetitions}?competitionType=${value}`;

/** The categories of the landing page. Their values are those that the site's links use, which differ from the filter's options. */
export const competitionCategories: readonly CompetitionCategory[] = [
  { name: 'Competitions', icon: 'trophy', to: paths.exploreCompetitions },
  { name: 'Hackathons', icon: 'code', to: typePath('hackathons') },
  { name: 'Quizzes', icon: 'help', to: typePath('quizz') },
  { name: 'Scholarships', icon: 'graduation', to: typePath('scholarship') },
  { name: 'Workshops', icon: 'edit', to: typePath('workshops') },
  { name: 'Cultural events', icon: 'star', to: typePath('cultural-events') },
  { name: 'College festivals', icon: 'building', to: typePath('college-festivals') },
  { name: 'Conferences', icon: 'users', to: typePath('conferences') },
];
