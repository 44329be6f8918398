import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
// Declares the global `encodeVideo`.
import type {} from './page/encode-video';
import type { Still } from './slides/take-frames';
import { SAMPLE_RATE } from './speech/speak';
import { FRAMES_PER_SECOND, type Timeline } from './timeline';

/** Opens the page that encodes. WebCodecs requires https, so its URL is intercepted and needs no network. */
export async function openEncoder(page: Page): Promise<void> {
  const url = 'https://sample-videos.invalid/';
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(url);
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'page/encode-video.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  });
  await page.addScriptTag({ content: outputFiles[0]?.text });
}

export async function encode(
  page: Page,
  stills: readonly Still[],
  { audio }: Timeline,
): Promise<Buffer> {
  const job = {
    stills,
    framesPerSecond: FRAMES_PER_SECOND,
    audio: Buffer.from(audio.buffer).toString('base64'),
    sampleRate: SAMPLE_RATE,
  };
  return Buffer.from(await page.evaluate((data) => globalThis.encodeVideo(data), job), 'base64');
}
