import { act, screen, waitFor, within } from '@testing-library/react';
import { getLessonEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { courseServer } from '../testing/course-server';
import {
  failVideo,
  installFakeMedia,
  MEDIA_ERR_NETWORK,
  pause,
  playFor,
  seek,
  shownCaptions,
  theVideo,
} from '../testing/fake-media';
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

const advanceSeconds = (seconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const transcript = () => screen.getByRole('region', { name: 'Transcript' });
const currentLine = () => within(transcript()).queryByRole('button', { current: true });
const open = (server = courseServer(), url = VIDEO_URL) =>
  openVideo({ network: server.network, url });

test('speed and captions can be chosen below the video and are stored in the browser', async () => {
  const { user, unmount } = await open();
  await user.click(button('Speed: 1×'));
  await user.click(screen.getByRole('menuitemradio', { name: '1.5×' }));
  await user.click(button('Captions: off'));
  await user.click(screen.getByRole('menuitemradio', { name: 'हिन्दी' }));
  expect(theVideo().playbackRate).toBe(1.5);
  expect(shownCaptions()).toEqual(['hi']);
  unmount();
  await open();
  expect(theVideo().playbackRate).toBe(1.5);
  expect(shownCaptions()).toEqual(['hi']);
  expect(button('Captions: हिन्दी')).toBeInTheDocument();
});

test('a speed or captions chosen in the native controls are adopted', async () => {
  await open();
  const video = theVideo();
  await act(async () => {
    video.playbackRate = 0.75;
    const [english] = Array.from(video.textTracks);
    if (english) english.mode = 'showing';
    video.textTracks.dispatchEvent(new Event('change'));
  });
  expect(button('Speed: 0.75×')).toBeInTheDocument();
  expect(button('Captions: English')).toBeInTheDocument();
});

test('the text of captions is escaped', async () => {
  await open();
  const [english] = Array.from(theVideo().textTracks);
  expect(JSON.stringify(english)).toContain('Rain &amp; &lt;snow&gt; feed the Ganga.');
});

test('the usual keyboard shortcuts control the video', async () => {
  const { user } = await open();
  const video = theVideo();
  await user.keyboard('k');
  expect(video.paused).toBe(false);
  await user.keyboard(' ');
  expect(video.paused).toBe(true);
  await user.keyboard('ll');
  expect(video.currentTime).toBe(20);
  await user.keyboard('j{ArrowRight}');
  expect(video.currentTime).toBe(15);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(video.currentTime).toBe(0);
  await user.keyboard('m');
  expect(video.muted).toBe(true);
  await user.keyboard('c');
  expect(shownCaptions()).toEqual(['en-IN']);
  await user.keyboard('>>');
  expect(video.playbackRate).toBe(1.5);
  await user.keyboard('<');
  expect(video.playbackRate).toBe(1.25);
});

test('shortcuts do nothing in fields, and Space activates a focused button', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('searchbox', { name: 'Search the transcript' }));
  await user.keyboard('k l');
  expect(theVideo().paused).toBe(true);
  expect(theVideo().currentTime).toBe(0);
  act(() => button('Keyboard shortcuts').focus());
  await user.keyboard(' ');
  expect(theVideo().paused).toBe(true);
  expect(button('Keyboard shortcuts')).toHaveAttribute('aria-expanded', 'true');
});

test('keyboard shortcuts can be turned off', async () => {
  const { user } = await open();
  await user.click(button('Keyboard shortcuts'));
  await user.click(screen.getByRole('checkbox', { name: 'Use these keys' }));
  await user.click(button('Keyboard shortcuts'));
  await user.keyboard('k');
  expect(theVideo().paused).toBe(true);
});

test('a link to the current time is copied', async () => {
  const { user, toasts } = await open();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await seek(83);
  await user.click(button('Copy link at 1:23'));
  expect(copy).toHaveBeenCalledWith(`http://localhost${VIDEO_URL}&t=83`);
  expect(toasts).toEqual([{ kind: 'success', message: 'Link copied to clipboard!' }]);
});

test('a link that cannot be copied is shown, as the URL in the address bar lacks the time', async () => {
  const { user, toasts } = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await seek(83);
  await user.click(button('Copy link at 1:23'));
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { kind: 'error', message: expect.stringContaining(`${VIDEO_URL}&t=83`) },
    ]),
  );
});

test('the transcript follows the video, and a click on a line seeks to it', async () => {
  const { user } = await open();
  await seek(30);
  expect(currentLine()).toHaveTextContent('Rain & <snow> feed the Ganga.');
  await user.click(button(/Bay of Bengal/));
  expect(theVideo().currentTime).toBe(50);
  expect(theVideo().paused).toBe(false);
  expect(currentLine()).toHaveTextContent('0:50It ends in the Bay of Bengal.');
});

test('the transcript scrolls only its own box, and only while nothing in it has the focus', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await open();
  const box = within(transcript()).getByRole('list');
  const setTop = jest.fn();
  Object.defineProperty(box, 'scrollTop', { set: setTop });
  await seek(30);
  expect(setTop).toHaveBeenCalledTimes(1);
  await user.click(button(/Bay of Bengal/));
  await seek(5);
  expect(setTop).toHaveBeenCalledTimes(1);
  expect(scroll).not.toHaveBeenCalled();
});

test('the transcript can be searched: matches are counted and highlighted', async () => {
  const { user } = await open();
  const field = screen.getByRole('searchbox', { name: 'Search the transcript' });
  await user.type(field, 'ganga');
  expect(screen.getByText('2 matches')).toHaveAttribute('role', 'status');
  const marks = Array.from(transcript().querySelectorAll('mark'), (mark) => mark.textContent);
  expect(marks).toEqual(['Ganga', 'Ganga']);
  await user.type(field, 'x');
  expect(screen.getByText('Not found in the transcript')).toBeInTheDocument();
});

test('when a video fails, the reason and the transcript are shown, and a retry continues at the same position', async () => {
  const server = courseServer();
  const { user } = await open(server);
  await seek(40);
  await failVideo(MEDIA_ERR_NETWORK);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The connection was lost while the video was loading. You can read the transcript below.',
  );
  expect(button(/Bay of Bengal/)).toBeInTheDocument();
  await user.click(button('Try again'));
  await advanceSeconds(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(theVideo().currentTime).toBe(40);
  // The response renews the authorization of the file.
  expect(server.network.requests(getLessonEndpoint)).toHaveLength(2);
});

test('without support for video, the transcript is still shown', async () => {
  uninstall();
  const { user } = await open();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This browser cannot play this type of video.',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search the transcript' }), 'bengal');
  expect(screen.getByText('1 match')).toBeInTheDocument();
});

test('after the end of the video the next lesson opens automatically', async () => {
  const { url } = await open(courseServer(), `${VIDEO_URL}&t=98`);
  await playFor(2);
  expect(screen.getByRole('timer')).toHaveTextContent('Next lesson in 8 s');
  expect(screen.getByText(/^The video has ended\. Next lesson/)).toHaveAttribute('role', 'status');
  for (let second = 0; second < 8; second += 1) await advanceSeconds(1);
  expect(await screen.findByRole('heading', { name: 'Where rivers end', level: 1 })).toHaveFocus();
  expect(url()).toBe('/learn/coursevideo?course=c1&video=v2');
});

test('the countdown is stopped by Cancel, by using the transcript, and by playing the video', async () => {
  const { user, url } = await open(courseServer(), `${VIDEO_URL}&t=98`);
  const toEnd = async () => {
    await seek(98);
    await playFor(2);
    expect(screen.getByRole('timer')).toBeInTheDocument();
  };
  const expectStopped = () => expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await toEnd();
  await user.click(button('Cancel'));
  expectStopped();
  await toEnd();
  act(() => screen.getByRole('searchbox', { name: 'Search the transcript' }).focus());
  await user.keyboard('g');
  expectStopped();
  await toEnd();
  await seek(10);
  expectStopped();
  await pause();
  await advanceSeconds(30);
  expect(url()).toContain('video=v1');
});

test('Play now opens the next lesson immediately', async () => {
  const { user, url } = await open(courseServer(), `${VIDEO_URL}&t=98`);
  await playFor(2);
  await user.click(screen.getByRole('link', { name: 'Play now' }));
  await screen.findByRole('heading', { name: 'Where rivers end', level: 1 });
  expect(url()).toBe('/learn/coursevideo?course=c1&video=v2');
});
