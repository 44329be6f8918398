import { paths } from '@sopaan/contract/paths';
import type { Breadcrumb } from '../json-ld/json-ld';

const courses = { name: 'Courses', path: paths.courses };
const privateJobs = { name: 'Private jobs', path: paths.privateJobs };
const govtJobs = { name: 'Government jobs', path: paths.govtJobs };
const competitions = { name: 'Competitions', path: paths.competitions };
const mentors = { name: 'Mentors', path: paths.mentors };
const practice = { name: 'Practice', path: paths.practice };
const explore = (path: string): Breadcrumb => ({ name: 'Explore', path });

/** The breadcrumbs of landing and list pages. */
const trails: ReadonlyArray<readonly Breadcrumb[]> = [
  [courses],
  [{ name: 'Institutes', path: paths.institutes }],
  [privateJobs],
  [govtJobs],
  [competitions],
  [mentors],
  [practice],
  [courses, explore(paths.exploreCourses)],
  [{ name: 'Jobs', path: paths.exploreJobs() }],
  [privateJobs, explore(paths.exploreJobs('private-job'))],
  [govtJobs, explore(paths.exploreJobs('govt-job'))],
  [competitions, explore(paths.exploreCompetitions)],
  [practice, explore(paths.explorePractice)],
  [mentors, { name: 'Find a mentor', path: '/mentors/search' }],
];

export const landingBreadcrumbs: ReadonlyMap<string, readonly Breadcrumb[]> = new Map(
  trails.map((steps) => [steps.at(-1)?.path ?? '', steps]),
);
