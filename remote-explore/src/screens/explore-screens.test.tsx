import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/jobs/job';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice/practice-item';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { aJob, aPage } from '../testing/home-lists';
import { aGovtJob, aListedCompetition, aListedCourse, aPracticeItem } from '../testing/list-items';
import { setWidth } from '../testing/viewport';
import * as competitions from './explore-competitions.screen';
import * as courses from './explore-courses.screen';
import * as govtJobs from './explore-govt-jobs.screen';
import * as jobs from './explore-jobs.screen';
import * as practice from './explore-practice.screen';
import * as privateJobs from './explore-private-jobs.screen';

const network = fakeNetwork()
  .on(searchCoursesEndpoint, () => aPage([aListedCourse]))
  .on(searchJobsEndpoint, () => aPage([aJob(), aGovtJob]))
  .on(searchPrivateJobsEndpoint, () => aPage([aJob()]))
  .on(searchGovtJobsEndpoint, () => aPage([aGovtJob]))
  .on(searchCompetitionsEndpoint, () => aPage([aListedCompetition]))
  .on(searchPracticeEndpoint, () => aPage([aPracticeItem]));

const menus = () =>
  within(screen.getByRole('group', { name: 'Filters' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const chips = () =>
  screen.getAllByRole('button', { name: /^Remove filter/ }).map((chip) => chip.textContent);

/** Opens a link of the footer or a landing page, and returns the row with the given title. */
async function open(target: Parameters<typeof renderScreen>[0], url: string, title: string) {
  const [path = ''] = url.split('?');
  renderScreen(target, { path, url, network });
  const link = await screen.findByRole('link', { name: title });
  return { link, text: link.closest('article')?.textContent ?? '' };
}

beforeEach(() => setWidth(1280));
afterEach(() => jest.restoreAllMocks());

test('[EX-001] [EX-011] [EX-021] courses: filter bar, filters of a link, and facts of a course', async () => {
  const url = '/explore/courses?featured=certification&courseCategory=live-classes,mock-interview';
  const { link, text } = await open(courses, url, 'Practical Statistics');
  expect(menus()).toEqual(['Topic', 'Level', 'All filters']);
  expect(chips()).toEqual(['With certificate', 'Live classes', 'Mock interview']);
  expect(network.requests(searchCoursesEndpoint).at(-1)).toMatchObject({
    featured: ['certification'],
    courseCategory: ['live-classes', 'mock-interview'],
  });
  expect(link).toHaveAttribute('href', '/course/Practical-Statistics/course-1');
  for (const fact of ['Deccan Institute', '₹12,500', '8 weeks', '5 h a week', '4.3 of 5 (18)']) {
    expect(text).toContain(fact);
  }
});

test("[EX-010] [EX-020] all jobs: both kinds in one list, filtered by the footer's link", async () => {
  const url = '/explore/jobs?jobType=Work%20From%20Home';
  const { text } = await open(jobs, url, 'Junior Developer');
  expect(chips()).toEqual(['Work From Home']);
  expect(network.requests(searchJobsEndpoint).at(-1)).toMatchObject({
    jobType: ['Work From Home'],
  });
  expect(text).toContain('Private');
  const other = screen.getByRole('link', { name: 'Junior Engineer' }).closest('article');
  expect(other).toHaveTextContent('Government');
  expect(other).toHaveTextContent('Diploma or Graduate');
});

test('[EX-001] [EX-012] [EX-013] [EX-020] private jobs: filter bar, filters of a link, and facts of a job', async () => {
  const url = '/explore/jobs/private-job?jobType=Internship,Walk-in&date_posted=past%2024%20hours';
  const { text } = await open(privateJobs, url, 'Junior Developer');
  expect(menus()).toEqual([
    'Job type (2)',
    'Work mode',
    'Posted (1)',
    'Field',
    'Pay',
    'Career stage',
    'All filters',
  ]);
  expect(chips()).toEqual(['Internship', 'Walk-in', 'Last 24 hours']);
  for (const fact of [
    'Sahyadri Systems',
    '₹4L–₹6L a year',
    'Pune, Maharashtra',
    'Entry',
    'Full-time',
    'Hybrid',
    '3 openings',
    '1 Jun 2026',
    '1 Feb 2099',
  ]) {
    expect(text).toContain(fact);
  }
});

test('[EX-001] [EX-014] [EX-015] government jobs: filter bar, filters of a link, and facts of a job', async () => {
  const url = '/explore/jobs/govt-job?exam_requirement=state%20psc&psu=true&location=kerala';
  const { text } = await open(govtJobs, url, 'Junior Engineer');
  expect(menus()).toEqual([
    'Sector (1)',
    'Qualification',
    'Exam (1)',
    'Job type',
    'Posted',
    'Work mode',
    'Career stage',
    'All filters',
  ]);
  expect(chips()).toEqual(['Kerala', 'Public Sector Undertaking (PSU)', 'State PSC']);
  expect(network.requests(searchGovtJobsEndpoint).at(-1)).toMatchObject({
    exam_requirement: ['State PSC'],
    govt_sector: ['Public Sector Undertaking (PSU)'],
    location: 'Kerala',
  });
  for (const fact of [
    'State Water Board · Water Supply',
    'Last date: 1 Feb 2099',
    '₹35,400–₹1,12,400 a month',
    '1,200 openings',
  ]) {
    expect(text).toContain(fact);
  }
});

test('[EX-001] [EX-016] [EX-019] competitions: filter bar, filters of a link, and facts of a competition', async () => {
  const url = '/explore/competition?competitionType=hackthons&datePosted=Anytime';
  const { text } = await open(competitions, url, 'Monsoon Hackathon');
  expect(menus()).toEqual([
    'Type (1)',
    'Mode',
    'Field',
    'Team size',
    'Entry',
    'Posted (1)',
    'Experience',
    'All filters',
  ]);
  expect(chips()).toEqual(['Hackathon', 'Anytime']);
  expect(network.requests(searchCompetitionsEndpoint).at(-1)).toMatchObject({
    competitionType: ['Hackathon'],
    datePosted: ['Anytime'],
  });
  for (const fact of [
    'Backwater Labs',
    'Register by 1 Feb 2099',
    'IST',
    'Offline, Kochi, Kerala',
    '2-4 members',
    'Free to enter',
    '₹1,50,000 in prizes',
    '37 of 50 places taken',
  ]) {
    expect(text).toContain(fact);
  }
});

test('[U17] a competition without a free place says that all are taken', async () => {
  const full = { ...aListedCompetition, capacity: aListedCompetition.participants.currentCount };
  network.on(searchCompetitionsEndpoint, () => aPage([full]));
  const { text } = await open(competitions, '/explore/competition', 'Monsoon Hackathon');
  expect(text).toContain('Full: all 37 places taken');
});

test('[U17] practice: rows say what those of the practice page say, and languages only where some are missing', async () => {
  const challenge = {
    ...aPracticeItem,
    kind: 'challenge',
    type: '100_days_code_conquest',
    day: 7,
    topics: ['Graphs', 'Queues'],
    programmingLanguages: ['JavaScript', 'Python', 'Java', 'PHP'],
    examPreparation: [],
    projectType: 'IoT',
    points: 40,
  };
  const items = [
    { ...challenge, id: 'any', title: 'Market Maze' },
    { ...challenge, id: 'few', title: 'Kernel Trick', programmingLanguages: ['Python'] },
  ];
  network.on(searchPracticeEndpoint, () => aPage(items));
  const { link, text } = await open(practice, '/explore/practice', 'Market Maze');
  const few = screen.getByRole('link', { name: 'Kernel Trick' }).closest('article');
  network.on(searchPracticeEndpoint, () => aPage([aPracticeItem]));
  expect(link).toHaveAttribute('href', '/code_editor/100_days_code_conquest/market-maze/any');
  for (const fact of ['Intermediate', 'Graphs, Queues', '100 days, day 7, 40 points']) {
    expect(text).toContain(fact);
  }
  expect(text).not.toMatch(/IoT|Self-Paced|Python/);
  expect(few).toHaveTextContent('Only in Python');
});

test.each([
  ['challenges and quizzes', '', 3, [2, 1], '2 challenges and 1 quiz found'],
  ['one kind', '?itemKind=quiz', 1, [2, 1], '1 quiz found'],
  ['an earlier API', '', 3, [], '3 challenges and quizzes found'],
])('[U17] practice: the count of %s says what it counts', async (...row) => {
  const [, query, total, counts, text] = row;
  const options = counts.map((count, at) => ({ value: ['challenge', 'quiz'][at] ?? '', count }));
  const facets = options.length > 0 ? [{ key: 'itemKind', options }] : [];
  network.on(searchPracticeEndpoint, () => ({ ...aPage([aPracticeItem]), total, facets }));
  await open(practice, `/explore/practice${query}`, aPracticeItem.title);
  network.on(searchPracticeEndpoint, () => aPage([aPracticeItem]));
  expect(screen.getByText(new RegExp(`^${text}`))).toBeVisible();
});

test.each([
  [90, '90 places'],
  [null, null],
])('[U17] competitions without participants: only a limit of %s is shown', async (limit, text) => {
  const empty = { ...aListedCompetition, capacity: limit, participants: { currentCount: 0 } };
  network.on(searchCompetitionsEndpoint, () => aPage([empty]));
  await open(competitions, '/explore/competition', empty.title);
  const shown = screen.queryByText(/places|registered/);
  expect(shown?.textContent ?? null).toBe(text);
});

test('[EX-001] [EX-008] [EX-017] [EX-018] practice: filter bar without location, an option with commas, and facts of an exercise', async () => {
  const url = '/explore/practice?examPreparation=Banking%20(IBPS%2C%20SBI%2C%20RBI),GATE';
  const { link, text } = await open(practice, url, 'Clerk Prelims Mock');
  expect(menus()).toEqual([
    'Type',
    'Difficulty',
    'Language',
    'Exam (2)',
    'Project',
    'Test format',
    'Mode',
    'All filters',
  ]);
  expect(chips()).toEqual(['Banking (IBPS, SBI, RBI)', 'GATE']);
  expect(network.requests(searchPracticeEndpoint).at(-1)).toMatchObject({
    examPreparation: ['Banking (IBPS, SBI, RBI)', 'GATE'],
  });
  expect(screen.queryByRole('combobox', { name: 'Location' })).not.toBeInTheDocument();
  expect(link).toHaveAttribute('href', '/learn/quizz/quiz-9/institute-1/mocktest');
  const exams = 'For Banking (IBPS, SBI, RBI)';
  for (const fact of ['Intermediate', 'Reasoning', '50 questions, 60 minutes', exams]) {
    expect(text).toContain(fact);
  }
});
