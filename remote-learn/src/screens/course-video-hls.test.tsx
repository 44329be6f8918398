import { act, screen, waitFor } from '@testing-library/react';
import { courseServer } from '../testing/course-server';
import { installFakeHls } from '../testing/fake-hls';
import {
  failVideo,
  installFakeMedia,
  MEDIA_ERR_DECODE,
  MEDIA_ERR_NETWORK,
  seek,
  theVideo,
} from '../testing/fake-media';
import { openVideo } from '../testing/open-course';

const FILE = '/api/videos/v1.mp4';
const STREAM = '/api/courses/c1/lessons/v1/hls/1/main.m3u8';
const MAIN_PLAYLIST = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=426x240,CODECS="avc1.4d4015,mp4a.40.2"
240p.m3u8
`;

let uninstall: Array<() => void> = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const remove of uninstall) remove();
  uninstall = [];
});

async function open({
  playsHls = false,
  hlsPath = STREAM,
}: { playsHls?: boolean; hlsPath?: string | null } = {}) {
  uninstall.push(installFakeMedia({ playsHls }));
  const video = { path: FILE, hlsPath, mediaType: 'video/mp4', seconds: 100, captions: [] };
  const view = await openVideo({ network: courseServer({ lessons: { v1: { video } } }).network });
  return view;
}

function withLibrary(
  answer: (path: string) => string | undefined,
  supports: (type: string) => boolean,
) {
  const hls = installFakeHls(answer, supports);
  uninstall.push(hls.uninstall);
  return hls;
}

const source = () => theVideo().getAttribute('src');
const expectFile = () => waitFor(() => expect(source()).toBe(FILE));

test('a video without a stream is played from its file', async () => {
  await open({ playsHls: true, hlsPath: null });
  expect(source()).toBe(FILE);
});

test('a browser that plays HLS gets the playlist, and the file at the same second if it fails', async () => {
  await open({ playsHls: true });
  expect(source()).toBe(STREAM);
  await seek(40);
  await act(async () => void theVideo().play());
  await failVideo(MEDIA_ERR_DECODE);
  expect(source()).toBe(FILE);
  expect(theVideo().paused).toBe(false);
  await act(async () => theVideo().load());
  expect(theVideo().currentTime).toBe(40);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('when both the stream and the file fail, the page says so, and a retry begins with the stream', async () => {
  const { user } = await open({ playsHls: true });
  await failVideo(MEDIA_ERR_NETWORK);
  await failVideo(MEDIA_ERR_NETWORK);
  expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(source()).toBe(STREAM));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a browser without HLS plays the stream through hls.js', async () => {
  const hls = withLibrary(
    (path) => (path === STREAM ? MAIN_PLAYLIST : undefined),
    () => true,
  );
  await open();
  await waitFor(() => expect(source()).toBe('blob:media'));
  await waitFor(() => expect(hls.requests).toContain(STREAM));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the file is played when the browser does not support the codecs of the stream', async () => {
  const hls = withLibrary(
    () => MAIN_PLAYLIST,
    (type) => type.includes('vp09'),
  );
  await open();
  await expectFile();
  expect(hls.requests).toEqual([STREAM]);
});

test('the file is played when the stream is not found', async () => {
  const hls = withLibrary(
    () => undefined,
    () => true,
  );
  await open();
  await expectFile();
  expect(hls.requests).toContain(STREAM);
});

test('the file is played in a browser that gives scripts no access to media', async () => {
  await open();
  await expectFile();
});
