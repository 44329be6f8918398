import { paths } from '@sopaan/contract/paths';
import type { OPPORTUNITY_TYPES } from '@sopaan/schemas/competitions/competition-options';
import type { IconName } from '@sopaan/ui/core';

interface CompetitionCategory {
  name: string;
  /** The id of the opportunity type; all types without it. */
  type?: (typeof OPPORTUNITY_TYPES)[number]['id'];
  icon: IconName;
  to: string;
}

const typePath = (value: string) => `${paths.exploreCompetitions}?competitionType=${value}`;

/** The categories of the landing page. Their values are those that the site's links use, which differ from the filter's options. */
export const competitionCategories: readonly CompetitionCategory[] = [
  { name: 'Competitions', icon: 'trophy', to: paths.exploreCompetitions },
  { name: 'Hackathons', type: 'hackathon', icon: 'code', to: typePath('hackathons') },
  { name: 'Quizzes', type: 'quiz', icon: 'help', to: typePath('quizz') },
  { name: 'Scholarships', type: 'scholarship', icon: 'graduation', to: typePath('scholarship') },
  { name: 'Workshops', type: 'workshop', icon: 'edit', to: typePath('workshops') },
  {
    name: 'Cultural events',
    type: 'cultural-event',
    icon: 'star',
    to: typePath('cultural-events'),
  },
  {
    name: 'College festivals',
    type: 'college-festival',
    icon: 'building',
    to: typePath('college-festivals'),
  },
  { name: 'Conferences', type: 'conference', icon: 'users', to: typePath('conferences') },
];
