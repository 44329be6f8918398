import { paths } from '@sopaan/contract/paths';
import type { Step } from '../json-ld/json-ld';

const courses = { name: 'Courses', path: paths.courses };
const privateJobs = { name: 'Private jobs', path: paths.privateJobs };
const govtJobs = { name: 'Government jobs', path: paths.govtJobs };
const competitions = { name: 'Competitions', path: paths.competitions };
const mentors = { name: 'Mentors', path: paths.mentors };
const practice = { name: 'Practice', path: paths.practice };
const explored = (path: string): Step => ({ name: 'Explore', path });

/** The ways to the pages that show many things. */
const ways: ReadonlyArray<readonly Step[]> = [
  [courses],
  [{ name: 'Institutes', path: paths.institutes }],
  [privateJobs],
  [govtJobs],
  [competitions],
  [mentors],
  [practice],
  [courses, explored(paths.exploreCourses)],
  [{ name: 'Jobs', path: paths.exploreJobs() }],
  [privateJobs, explored(paths.exploreJobs('private-job'))],
  [govtJobs, explored(paths.exploreJobs('govt-job'))],
  [competitions, explored(paths.exploreCompetitions)],
  [practice, explored(paths.explorePractice)],
  [mentors, { name: 'Find a mentor', path: '/mentors/search' }],
];

export const landingSteps: ReadonlyMap<string, readonly Step[]> = new Map(
  ways.map((steps) => [steps.at(-1)?.path ?? '', steps]),
);
