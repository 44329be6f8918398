/** Plays every sample video in Chromium at four times its speed: `node --import tsx e2e/sample-videos/check-playback.ts`. */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium, findShell } from '@sopaan/tooling/browser/chromium';
import { ROOT } from '../testing/sites/project';

const VIDEOS = join(ROOT, 'api/seeds/courses/videos');

const server = createServer((request, response) => {
  if (request.url === '/')
    return response.setHeader('content-type', 'text/html').end('<!doctype html>');
  const file = join(VIDEOS, request.url?.slice(1) ?? '');
  const { size } = statSync(file);
  const [, from] = /^bytes=(\d+)-/.exec(request.headers.range ?? '') ?? [];
  const start = Number(from ?? 0);
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': file.endsWith('.vtt') ? 'text/vtt' : 'video/webm',
    'content-length': size - start,
    'accept-ranges': 'bytes',
    ...(from === undefined ? {} : { 'content-range': `bytes ${start}-${size - 1}/${size}` }),
  });
  return createReadStream(file, { start })
    .on('error', () => response.destroy())
    .pipe(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
const browser = await chromium.launch({
  executablePath: findShell() ?? findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  // tsx gives functions their names with this helper, which the page lacks.
  await page.evaluate('globalThis.__name = (named) => named');
  for (const file of readdirSync(VIDEOS).filter((name) => name.endsWith('.webm'))) {
    console.log(file, JSON.stringify(await play(page, file)));
  }
} finally {
  await browser.close();
  server.close();
}

/** Plays a video and measures it. Throws an error when the video does not play, seek or have sound and captions. */
function play(page: Page, file: string) {
  return page.evaluate(async (name) => {
    const video = document.createElement('video');
    const track = document.createElement('track');
    const once = (target: EventTarget, event: string) =>
      new Promise((resolve, reject) => {
        target.addEventListener(event, resolve, { once: true });
        setTimeout(() => reject(new Error(`${name}: no ${event}`)), 60_000);
      });
    Object.assign(track, { kind: 'captions', src: name.replace('.webm', '.vtt'), default: true });
    video.append(track);
    video.src = name;
    document.body.replaceChildren(video);
    const hasCaptions = once(track, 'load');
    await once(video, 'loadedmetadata');
    const { duration } = video;
    video.currentTime = duration / 2;
    await once(video, 'seeked');
    const soughtTo = video.currentTime;
    video.currentTime = 0;
    await once(video, 'seeked');
    await hasCaptions;
    video.playbackRate = 4;
    const began = performance.now();
    await video.play();
    await once(video, 'ended');
    const cues = track.track.cues?.length ?? 0;
    const sound = Number(Reflect.get(video, 'webkitAudioDecodedByteCount'));
    const ok = cues > 0 && sound > 0 && Math.abs(soughtTo - duration / 2) < 0.1;
    if (!ok || video.currentTime < duration - 0.1)
      throw new Error(`${name} could not be played to its end.`);
    return { duration, soughtTo, cues, sound, playedIn: (performance.now() - began) / 1000 };
  }, file);
}
