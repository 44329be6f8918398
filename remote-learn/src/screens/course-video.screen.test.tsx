import {
  getCourseLessonsEndpoint,
  getLessonEndpoint,
} from '@sopaan/schemas/courses/lesson-content';
import { screen, within } from '@testing-library/react';
import { apiError, CHAPTERS, courseServer } from '../testing/course-server';
import { installFakeMedia, theVideo } from '../testing/fake-media';
import { COURSE_URL, openCourse, openVideo, VIDEO_URL } from '../testing/open-course';
import { offline } from '../testing/quiz-server';

let uninstall: () => void;
beforeEach(() => {
  localStorage.clear();
  uninstall = installFakeMedia();
});
afterEach(() => uninstall());

const list = () => screen.getByRole('navigation', { name: 'Chapters and lessons' });
const lessonLinks = () =>
  within(list())
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('[LE-018] the page has a video, a chapter search with chapters and lessons, share and like', async () => {
  const { network } = courseServer();
  await openVideo({ network });
  expect(theVideo()).toHaveAttribute('src', '/api/videos/v1.mp4');
  expect(screen.getByRole('searchbox', { name: 'Search chapters' })).toBeInTheDocument();
  expect(within(list()).getByRole('heading', { name: '1. Rivers' })).toBeInTheDocument();
  expect(lessonLinks()).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Like Geography of India' })).toBeInTheDocument();
  expect(document.title).toBe('Where rivers rise – Geography of India | Sopaan');
});

test('[LE-019] chapters and lessons are those of the course in the URL', async () => {
  const { network } = courseServer({
    course: { chapters: [{ _id: 'x', title: 'Seas', lessons: CHAPTERS[0]?.lessons ?? [] }] },
  });
  await openVideo({ network });
  expect(network.requests(getCourseLessonsEndpoint)).toEqual([{ id: 'c1' }]);
  expect(network.requests(getLessonEndpoint)).toEqual([{ id: 'c1', videoId: 'v1' }]);
  expect(within(list()).getByRole('heading', { name: '1. Seas' })).toBeInTheDocument();
});

test('[LE-020] the search filters chapters and lessons by title', async () => {
  const { network } = courseServer();
  const { user } = await openVideo({ network });
  const field = screen.getByRole('searchbox', { name: 'Search chapters' });
  await user.type(field, 'hima');
  expect(lessonLinks()).toEqual(['The Himalaya5 mins']);
  expect(screen.getByText('1 lesson found')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'MOUNTAINS');
  expect(lessonLinks()).toHaveLength(3);
  await user.type(field, ' of Mars');
  expect(screen.getByText('No matching chapters or lessons')).toBeInTheDocument();
  await user.click(within(list()).getAllByRole('button', { name: 'Show all lessons' })[1] ?? field);
  expect(lessonLinks()).toHaveLength(5);
});

test('[LE-020] a lesson of the list opens in place, with a URL of its own', async () => {
  const { network } = courseServer();
  const { user, url } = await openVideo({ network });
  await user.type(screen.getByRole('searchbox', { name: 'Search chapters' }), 'hima');
  await user.click(within(list()).getByRole('link', { name: /The Himalaya/ }));
  await heading('The Himalaya');
  expect(url()).toBe(`${COURSE_URL}&video=t1`);
  expect(within(list()).getByRole('link', { current: 'page' })).toHaveTextContent('The Himalaya');
  expect(screen.getByRole('searchbox', { name: 'Search chapters' })).toHaveValue('hima');
  expect(network.requests(getCourseLessonsEndpoint)).toHaveLength(1);
});

test('[LE-021] the length of a lesson is shown if it is known', async () => {
  const { network } = courseServer();
  await openVideo({ network });
  expect(lessonLinks()).toEqual([
    'Where rivers rise1:40',
    'Where rivers end',
    'The Himalaya5 mins',
    'Peaks',
    'Heights',
  ]);
});

test('without a lesson in the URL the next unfinished one opens, with the progress', async () => {
  const chapters = CHAPTERS.map((chapter, index) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, completed: index === 0 })),
  }));
  const { network } = courseServer({ course: { chapters } });
  openCourse({ network, url: COURSE_URL });
  await heading('The Himalaya');
  expect(within(list()).getAllByRole('img', { name: 'Finished:' })).toHaveLength(2);
  expect(screen.getByText('2 of 5 lessons · about 40 minutes left')).toBeInTheDocument();
});

test('the estimate of the remaining time says when it is based on other learners', async () => {
  const { network } = courseServer({ course: { effort: { minutes: 100, source: 'learners' } } });
  await openVideo({ network });
  expect(
    screen.getByText('0 of 5 lessons · about 1 hour 40 minutes left (based on other learners)'),
  ).toBeInTheDocument();
});

test('an unknown course and an unknown lesson show a message with links', async () => {
  const { network } = courseServer();
  const view = openCourse({ network, url: `${COURSE_URL}&video=x` });
  expect(await screen.findByText('Lesson not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/course');
  view.unmount();
  network.on(getCourseLessonsEndpoint, () => apiError('NOT_FOUND', 404));
  openCourse({ network });
  expect(await screen.findByText('We could not find this course')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/course');
});

test('a URL without a course and a course without lessons show a message', async () => {
  const { network } = courseServer({ course: { chapters: [] } });
  const view = openCourse({ network, url: '/learn/coursevideo' });
  expect(await screen.findByText('We could not find this course')).toBeInTheDocument();
  view.unmount();
  openCourse({ network, url: COURSE_URL });
  expect(await screen.findByText('This course has no lessons yet')).toBeInTheDocument();
});

test('loading a lesson can be retried after a failure', async () => {
  const { network } = courseServer();
  network.on(getLessonEndpoint, offline);
  const { user } = openCourse({ network });
  expect(await screen.findByText('The lesson could not be loaded')).toBeInTheDocument();
  expect(lessonLinks()).toHaveLength(5);
  const working = courseServer();
  network.on(getLessonEndpoint, async () => {
    const response = await working.network.fetch('/api/courses/c1/lessons/v1');
    return getLessonEndpoint.response.validateSync(await response.json());
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Where rivers rise');
});

test('a lesson of a paid course offers guests the login and members the course page', async () => {
  const { network } = courseServer({ course: { fee: 500, enrolled: false } });
  network.on(getLessonEndpoint, () => apiError('FORBIDDEN', 403));
  const view = openCourse({ network, session: 'guest' });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/auth/login?next=${encodeURIComponent(VIDEO_URL)}`,
  );
  view.unmount();
  openCourse({ network });
  expect(await screen.findByRole('link', { name: 'Go to the course' })).toHaveAttribute(
    'href',
    '/course/Geography-Of-India/c1',
  );
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});
