import { screen, within } from '@testing-library/react';
import { getRecordedChatEndpoint } from '@sopaan/schemas/live-classes/recording';
import { apiError, courseServer } from '../testing/course-server';
import { installFakeMedia, pause, playFor, seek, theVideo } from '../testing/fake-media';
import { openVideo, VIDEO_URL } from '../testing/open-course';

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

const message = (start: number, text: string, isTeacher = false) => ({
  messageId: `m${start}`,
  start,
  name: isTeacher ? 'Meera Iyer' : 'Asha Rao',
  isTeacher,
  text,
});
const MESSAGES = [
  message(10, 'Welcome', true),
  message(30.4, 'Which is the longest?\n<b>River</b>'),
  message(80, 'The Ganga', true),
];

/** A course whose first lesson is the recording of a class. */
function recordedCourse(response = { messages: MESSAGES, isComplete: true }) {
  const server = courseServer({ lessons: { v1: { hasChat: true } } });
  server.network.on(getRecordedChatEndpoint, () => response);
  return server;
}

const chat = () => screen.getByRole('region', { name: 'Chat of the class' });
const rows = () => within(chat()).getAllByRole('listitem');
const currentRow = () => rows().find((row) => row.getAttribute('aria-current') === 'true');

test('the chat of a recorded class follows the video, and the time of a message goes there', async () => {
  const { user } = await openVideo({ network: recordedCourse().network });
  expect(await within(chat()).findByText('Welcome')).toBeInTheDocument();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    '0:10Meera IyerTeacherWelcome',
    '0:30Asha RaoWhich is the longest?\n<b>River</b>',
    '1:20Meera IyerTeacherThe Ganga',
  ]);
  expect(currentRow()).toBeUndefined();
  await seek(31);
  expect(currentRow()).toHaveTextContent('Which is the longest?');
  await user.click(within(chat()).getByRole('button', { name: 'Play at 1:20' }));
  expect(theVideo().currentTime).toBe(80);
  expect(theVideo().paused).toBe(false);
  expect(currentRow()).toHaveTextContent('The Ganga');
});

test('the chat scrolls its own box, and only while nothing in it has the focus', async () => {
  const { user } = await openVideo({ network: recordedCourse().network });
  const box = await within(chat()).findByRole('list');
  const setTop = jest.fn();
  Object.defineProperty(box, 'scrollTop', { set: setTop });
  await seek(31);
  expect(setTop).toHaveBeenCalledTimes(1);
  await user.click(within(chat()).getByRole('button', { name: 'Play at 1:20' }));
  await seek(11);
  expect(setTop).toHaveBeenCalledTimes(1);
});

test('the chat says when a recording has no messages, or more than can be shown', async () => {
  const { unmount } = await openVideo({
    network: recordedCourse({ messages: [], isComplete: true }).network,
  });
  expect(
    await screen.findByText('Nobody wrote in the chat while the class was recorded.'),
  ).toBeInTheDocument();
  unmount();
  await openVideo({ network: recordedCourse({ messages: MESSAGES, isComplete: false }).network });
  expect(await screen.findByText('Only the first 2,000 messages are shown.')).toBeInTheDocument();
});

test('a chat that could not be loaded is loaded again', async () => {
  const server = recordedCourse();
  server.network.on(getRecordedChatEndpoint, () => apiError('UNAVAILABLE', 503));
  const { user } = await openVideo({ network: server.network });
  expect(await screen.findByText('The chat could not be loaded')).toBeInTheDocument();
  server.network.on(getRecordedChatEndpoint, () => ({ messages: MESSAGES, isComplete: true }));
  await user.click(within(chat()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Welcome')).toBeInTheDocument();
});

test('using the chat stops the countdown to the next lesson', async () => {
  const { user } = await openVideo({
    network: recordedCourse().network,
    url: `${VIDEO_URL}&t=98`,
  });
  await screen.findByText('Welcome');
  await playFor(2);
  expect(screen.getByRole('timer')).toBeInTheDocument();
  await user.click(within(chat()).getByText('Welcome'));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await pause();
});

test('a lesson that is not a recording of a class has no chat', async () => {
  const { network } = courseServer();
  await openVideo({ network });
  expect(screen.queryByRole('region', { name: 'Chat of the class' })).not.toBeInTheDocument();
  expect(network.requests(getRecordedChatEndpoint)).toHaveLength(0);
});
