import { paths } from '@sopaan/contract/paths';
import type { IconName } from '@sopaan/ui/core';
import type { OptionGroup, SearchOption } from './search-options';

const link = (icon: IconName, title: string, path: string): SearchOption => ({
  title,
  path,
  icon,
  detail: '',
  facts: [],
  search: null,
});

const privateJobs = (type: string) => `${paths.exploreJobs('private-job')}?jobType=${type}`;

/** What the empty search offers: lists that many look for, and the list of each kind. */
export const browseGroups: readonly OptionGroup[] = [
  {
    title: 'Go straight to',
    isGrid: true,
    options: [
      link('graduation', 'Internships', privateJobs('Internship')),
      link('user', 'Jobs for freshers', privateJobs('Fresher')),
      link('monitor', 'Work from home', `${paths.exploreJobs()}?jobType=Work%20From%20Home`),
      link('trophy', 'Hackathons', `${paths.exploreCompetitions}?competitionType=hackthons`),
    ],
  },
  {
    title: 'Browse everything',
    isGrid: true,
    options: [
      link('book', 'Courses', paths.exploreCourses),
      link('briefcase', 'Private jobs', paths.exploreJobs('private-job')),
      link('building', 'Government jobs', paths.exploreJobs('govt-job')),
      link('target', 'Competitions', paths.exploreCompetitions),
      link('school', 'Institutes', paths.institutes),
      link('compass', 'Mentors', paths.mentors),
      link('code', 'Coding practice', paths.practice),
      link('help', 'Quizzes', paths.quizzes),
    ],
  },
];
