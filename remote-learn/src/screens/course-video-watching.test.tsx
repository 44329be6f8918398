import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import { getLessonEndpoint, reportWatchedEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { act, screen, within } from '@testing-library/react';
import { apiError, courseServer, watchedSeconds } from '../testing/course-server';
import { installFakeMedia, pause, playFor, seek, theVideo } from '../testing/fake-media';
import { openCourse, openVideo, VIDEO_URL } from '../testing/open-course';
import { delayedOffline } from '../testing/quiz-server';

let uninstall: () => void;
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  uninstall = installFakeMedia();
});
afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

const advanceSeconds = (seconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const stored = () => Object.keys(localStorage).filter((key) => key.includes('.watched.'));
const rounded = (parts: readonly (readonly number[])[] = []) =>
  parts.map((part) => part.map((second) => Math.round(second)));

test('watched intervals and the position are reported while the video plays and when it is paused', async () => {
  const { network } = courseServer();
  await openVideo({ network });
  await playFor(10);
  await playFor(3);
  await pause();
  const reports = network.requests(reportWatchedEndpoint);
  expect(reports).toHaveLength(2);
  expect(rounded(reports.flatMap(({ intervals }) => intervals))).toEqual([
    [0, 10],
    [10, 13],
  ]);
  expect(reports.at(-1)?.positionSeconds).toBeCloseTo(13, 0);
  expect(stored()).toEqual([]);
});

test('skipped parts do not count as watched, and seeking to the end does not finish the lesson', async () => {
  const { network, watched } = courseServer();
  await openVideo({ network });
  await playFor(5);
  await seek(80);
  await playFor(5);
  await seek(99);
  await playFor(2);
  const seconds = watchedSeconds(watched.get('v1') ?? []);
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(12);
  expect(screen.queryByText('Lesson finished')).not.toBeInTheDocument();
});

test('a jump of the position without a seek does not count as watched', async () => {
  const { network, watched } = courseServer();
  await openVideo({ network });
  await playFor(2);
  const video = theVideo();
  // Moves the position without a seek event, as a script could.
  await act(async () => {
    Object.assign(Reflect.get(video, 'fakePlayback'), { position: 90 });
    video.dispatchEvent(new Event('timeupdate'));
  });
  await playFor(2);
  await pause();
  expect(watchedSeconds(watched.get('v1') ?? [])).toBeLessThan(5);
});

test('at double speed the intervals have the length in the video, not the elapsed time', async () => {
  const { network, watched } = courseServer();
  const { user } = await openVideo({ network });
  await user.click(screen.getByRole('button', { name: 'Speed: 1×' }));
  await user.click(screen.getByRole('menuitemradio', { name: '2×' }));
  await playFor(10);
  await pause();
  expect(watchedSeconds(watched.get('v1') ?? [])).toBeCloseTo(20, 0);
});

test('watching 90 % finishes the lesson, which is announced and shown in the list and the progress', async () => {
  const { network } = courseServer();
  await openVideo({ network });
  await playFor(90);
  await pause();
  expect(await screen.findByText('Lesson finished')).toHaveAttribute('role', 'status');
  const list = screen.getByRole('navigation', { name: 'Chapters and lessons' });
  expect(within(list).getByRole('img', { name: 'Finished:' })).toBeInTheDocument();
  expect(within(list).getByText(/^1 of 5 lessons/)).toBeInTheDocument();
  expect(network.requests(finishLessonEndpoint)).toEqual([]);
});

test('a report that cannot be sent offline is stored, and sent when the browser is online again', async () => {
  const { network, watched, acceptReports } = courseServer();
  await openVideo({ network });
  network.on(reportWatchedEndpoint, delayedOffline);
  await playFor(11);
  await pause();
  await advanceSeconds(1);
  expect(stored()).toHaveLength(1);
  acceptReports();
  await act(async () => window.dispatchEvent(new Event('online')));
  await advanceSeconds(1);
  expect(watchedSeconds(watched.get('v1') ?? [])).toBeCloseTo(11, 0);
  expect(stored()).toEqual([]);
});

test('an unsent report is sent at the next visit, without a position', async () => {
  const { network, watched, acceptReports } = courseServer();
  const view = await openVideo({ network });
  network.on(reportWatchedEndpoint, delayedOffline);
  await playFor(8);
  view.unmount();
  await advanceSeconds(60);
  expect(stored()).toHaveLength(1);
  acceptReports();
  openCourse({ network, url: `${VIDEO_URL.replace('v1', 't1')}` });
  await screen.findByRole('heading', { name: 'The Himalaya', level: 1 });
  await advanceSeconds(1);
  const sent = network.requests(reportWatchedEndpoint);
  expect(sent).toEqual([{ id: 'c1', videoId: 'v1', intervals: [expect.any(Array)] }]);
  expect(watchedSeconds(watched.get('v1') ?? [])).toBeCloseTo(8, 0);
  expect(stored()).toEqual([]);
});

test('two offline tabs lose nothing: the reports of both are sent', async () => {
  const { network, watched, acceptReports } = courseServer();
  network.on(reportWatchedEndpoint, delayedOffline);
  const first = await openVideo({ network });
  await playFor(10);
  const storedByFirst = Object.fromEntries(Object.entries({ ...localStorage }));
  first.unmount();
  await advanceSeconds(1);
  const second = await openVideo({ network });
  await seek(50);
  await playFor(10);
  second.unmount();
  await advanceSeconds(1);
  // Each visit has its own entry.
  expect(stored()).toHaveLength(2);
  for (const [key, value] of Object.entries(storedByFirst))
    expect(localStorage.getItem(key)).toBe(value);
  acceptReports();
  await openVideo({ network });
  await advanceSeconds(1);
  expect(rounded(watched.get('v1')).sort()).toEqual([
    [0, 10],
    [50, 60],
  ]);
  expect(stored()).toEqual([]);
});

test('a report that the API rejects permanently is discarded', async () => {
  const { network } = courseServer();
  await openVideo({ network });
  network.on(reportWatchedEndpoint, () => apiError('FORBIDDEN', 403));
  await playFor(3);
  await pause();
  await advanceSeconds(60);
  expect(stored()).toEqual([]);
  expect(network.requests(reportWatchedEndpoint)).toHaveLength(1);
});

test('closing the page sends the report', async () => {
  const { network } = courseServer();
  await openVideo({ network });
  await playFor(4);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  const [report] = network.requests(reportWatchedEndpoint);
  expect(rounded(report?.intervals)).toEqual([[0, 4]]);
});

test('nothing is stored or reported for guests and for members who are not enrolled', async () => {
  const { network } = courseServer({ course: { enrolled: false } });
  const view = await openVideo({ network, session: 'guest' });
  expect(screen.getByText(/Progress is saved for enrolled members/)).toBeInTheDocument();
  await playFor(12);
  view.unmount();
  await openVideo({ network });
  expect(screen.getByRole('link', { name: 'Enrol in the course' })).toBeInTheDocument();
  await playFor(12);
  await pause();
  expect(network.requests(reportWatchedEndpoint)).toEqual([]);
  expect(stored()).toEqual([]);
});

test('the video starts at the time `t` of the URL, else where the member stopped, and from the beginning once it is finished', async () => {
  const at = async (lesson: object, url = VIDEO_URL) => {
    const { network } = courseServer({ lessons: { v1: lesson } });
    const view = await openVideo({ network, url });
    const { currentTime } = theVideo();
    view.unmount();
    return currentTime;
  };
  expect(await at({ positionSeconds: 42 })).toBe(42);
  expect(await at({ positionSeconds: 42, completed: true })).toBe(0);
  expect(await at({ positionSeconds: 99 })).toBe(0);
  expect(await at({ positionSeconds: 42 }, `${VIDEO_URL}&t=83`)).toBe(83);
  expect(await at({ positionSeconds: 42 }, `${VIDEO_URL}&t=soon`)).toBe(42);
});

test('returning to a lesson continues where it was left', async () => {
  const { network } = courseServer();
  const { user } = await openVideo({ network });
  await playFor(12);
  await user.click(screen.getByRole('link', { name: 'Next lesson: Where rivers end' }));
  await screen.findByText('The video of this lesson has not been uploaded yet.');
  const list = screen.getByRole('navigation', { name: 'Chapters and lessons' });
  await user.click(within(list).getByRole('link', { name: /Where rivers rise/ }));
  await screen.findByRole('heading', { name: 'Where rivers rise', level: 1 });
  expect(theVideo().currentTime).toBeCloseTo(12, 0);
  expect(
    network.requests(getLessonEndpoint).filter(({ videoId }) => videoId === 'v1'),
  ).toHaveLength(1);
});
