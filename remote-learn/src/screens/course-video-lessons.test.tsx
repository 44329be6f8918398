import { issueCertificateEndpoint } from '@sopaan/schemas/courses/certificate';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import { screen, within } from '@testing-library/react';
import { aCertificate } from '../testing/certificate';
import { apiError, CHAPTERS, courseServer } from '../testing/course-server';
import { installFakeMedia } from '../testing/fake-media';
import { COURSE_URL, openCourse, openVideo } from '../testing/open-course';

let uninstall: () => void;
beforeEach(() => {
  localStorage.clear();
  uninstall = installFakeMedia();
});
afterEach(() => uninstall());

const ALL_DONE = CHAPTERS.map((chapter) => ({
  ...chapter,
  lessons: chapter.lessons.map((lesson) => ({ ...lesson, completed: true })),
}));
const button = (name: string) => screen.findByRole('button', { name });
const progress = () => screen.findByText(/^1 of 5 lessons/);

test('a text is shown without its scripts and finished with Mark as read', async () => {
  const { network } = courseServer();
  const { user } = openCourse({ network, url: `${COURSE_URL}&video=t1` });
  expect(await screen.findByText('highest')).toBeInTheDocument();
  expect(screen.queryByText(/alert/)).not.toBeInTheDocument();
  await user.dblClick(await button('Mark as read'));
  await progress();
  expect(screen.getByText('Lesson finished')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
  expect(network.requests(finishLessonEndpoint)).toEqual([{ id: 'c1', videoId: 't1' }]);
  expect(screen.getByRole('link', { name: 'Next lesson: Peaks' })).toBeInTheDocument();
});

test('when a text cannot be marked as read, the error is shown and it can be retried', async () => {
  const { network } = courseServer();
  network.on(finishLessonEndpoint, () => apiError('UNAVAILABLE', 503));
  const { user } = openCourse({ network, url: `${COURSE_URL}&video=t1` });
  await user.click(await button('Mark as read'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be marked as read');
  expect(await button('Mark as read')).toBeEnabled();
});

test('a guest can read a text, but not finish it', async () => {
  const { network } = courseServer({ course: { enrolled: false } });
  openCourse({ network, url: `${COURSE_URL}&video=t1`, session: 'guest' });
  expect(await screen.findByText('highest')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
});

test('the lesson of a quiz that is not passed links to the quiz and explains how to finish it', async () => {
  const { network } = courseServer();
  openCourse({ network, url: `${COURSE_URL}&video=q1` });
  expect(
    await screen.findByText('The lesson is finished when you pass the quiz.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the quiz' })).toHaveAttribute(
    'href',
    '/learn/quizz/q1/i1/quiz',
  );
  expect(network.requests(finishLessonEndpoint)).toEqual([]);
});

test('the lesson of a passed quiz or an accepted challenge is finished automatically', async () => {
  const { network } = courseServer({ lessons: { p1: { passed: true } } });
  openCourse({ network, url: `${COURSE_URL}&video=p1` });
  expect(await screen.findByText('Your solution was accepted.')).toBeInTheDocument();
  await progress();
  expect(network.requests(finishLessonEndpoint)).toEqual([{ id: 'c1', videoId: 'p1' }]);
});

test('a lesson without an uploaded video shows a message and links to the next lesson', async () => {
  const { network } = courseServer();
  const { user } = openCourse({ network, url: `${COURSE_URL}&video=v2` });
  await screen.findByText('The video of this lesson has not been uploaded yet.');
  await user.click(screen.getByRole('link', { name: 'Next lesson: The Himalaya' }));
  expect(await screen.findByRole('heading', { name: 'The Himalaya', level: 1 })).toHaveFocus();
});

test('a lesson of an unknown kind shows a message', async () => {
  const { network } = courseServer({ lessons: { v1: { kind: 'hologram' } } });
  await openVideo({ network });
  expect(screen.getByText('This lesson cannot be shown here.')).toBeInTheDocument();
});

test('without a lesson in the URL, finishing the displayed lesson does not replace it', async () => {
  const [rivers, mountains] = ALL_DONE;
  const unfinished = {
    ...CHAPTERS[1],
    _id: 'ch2',
    title: 'Mountains',
    lessons: CHAPTERS[1]?.lessons ?? [],
  };
  const { network } = courseServer({
    course: { chapters: rivers && mountains ? [rivers, unfinished] : [] },
  });
  const { user } = openCourse({ network, url: COURSE_URL });
  await user.click(await button('Mark as read'));
  await screen.findByText(/^3 of 5 lessons/);
  expect(screen.getByRole('heading', { name: 'The Himalaya', level: 1 })).toBeInTheDocument();
});

test('when all lessons are finished, rapid clicks issue one certificate and open it', async () => {
  const { network } = courseServer({ course: { chapters: ALL_DONE } });
  network.on(issueCertificateEndpoint, () => aCertificate());
  const { user } = await openVideo({ network });
  const part = within(screen.getByRole('region', { name: 'Course certificate' }));
  await user.tripleClick(part.getByRole('button', { name: 'Get your certificate' }));
  expect(await screen.findByText('Elsewhere: /certificate/SOP-7K2M')).toBeInTheDocument();
  expect(network.requests(issueCertificateEndpoint)).toEqual([{ id: 'c1' }]);
});

test('when the certificate cannot be issued, the error is shown', async () => {
  const { network } = courseServer({ course: { chapters: ALL_DONE } });
  network.on(issueCertificateEndpoint, () => apiError('CLOSED', 409));
  const { user } = await openVideo({ network });
  await user.click(await button('Get your certificate'));
  expect(await screen.findByText('The certificate could not be issued')).toBeInTheDocument();
});

test('no certificate is offered before all lessons are finished, or for a course without certificates', async () => {
  const unfinished = courseServer();
  const view = await openVideo(unfinished);
  expect(screen.queryByText('Get your certificate')).not.toBeInTheDocument();
  view.unmount();
  await openVideo(courseServer({ course: { chapters: ALL_DONE, certificate: false } }));
  expect(screen.queryByText('Get your certificate')).not.toBeInTheDocument();
});
