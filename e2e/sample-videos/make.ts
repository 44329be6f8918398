/**
 * Makes the sample videos of the course "HTML and CSS from the First Tag", with their captions:
 * `node --import tsx e2e/sample-videos/make.ts`. With titles of lessons as arguments, only these are made again.
 * With `--pictures`, the pictures of the slides are written to `var/sample-videos/` as well.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, findShell } from '@sopaan/tooling/browser/chromium';
import { ROOT } from '../testing/sites/project';
import { createCaptions } from './captions';
import { encode, openEncoder } from './encode';
import type { Lesson } from './lesson';
import { allLessons } from './lessons/all-lessons';
import { sampleVideosModule } from './sample-videos-module';
import { takeFrames, type Still } from './slides/take-frames';
import { createSpeak } from './speech/speak';
import { speakLesson } from './timeline';

const VIDEOS = join(ROOT, 'api/seeds/courses/videos');

const { values: options, positionals: titles } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'boolean', default: false } },
});
const speak = await createSpeak();
const browser = await chromium.launch({
  executablePath: findShell() ?? findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(VIDEOS, { recursive: true });
try {
  const slides = await browser.newPage({ viewport: { width: 640, height: 360 } });
  const encoder = await browser.newPage();
  await openEncoder(encoder);
  const seconds = new Map<Lesson, number>();
  for (const lesson of allLessons) {
    const timeline = speakLesson(lesson, speak);
    seconds.set(lesson, timeline.seconds);
    if (titles.length > 0 && !titles.includes(lesson.lesson)) continue;
    const slug = slugOf(lesson);
    const stills = await takeFrames(slides, lesson, timeline);
    if (options.pictures) writePictures(slug, stills);
    const video = await encode(encoder, stills, timeline);
    writeFileSync(join(VIDEOS, `${slug}.webm`), video);
    writeFileSync(join(VIDEOS, `${slug}.vtt`), createCaptions(timeline.sentences));
    console.log(`${slug}: ${timeline.seconds} s, ${Math.round(video.length / 1000)} KB`);
  }
  const videos = allLessons.map((lesson) => ({
    lesson: lesson.lesson,
    file: `${slugOf(lesson)}.webm`,
    captions: `${slugOf(lesson)}.vtt`,
    seconds: seconds.get(lesson) ?? 0,
  }));
  writeFileSync(join(VIDEOS, 'sample-videos.ts'), sampleVideosModule(videos));
} finally {
  await browser.close();
}

function slugOf({ lesson }: Lesson): string {
  return lesson.toLowerCase().replaceAll(' ', '-');
}

/** Writes the still pictures of a lesson, without the frames of animations. */
function writePictures(slug: string, stills: readonly Still[]): void {
  const folder = join(ROOT, 'var/sample-videos');
  mkdirSync(folder, { recursive: true });
  const shown = stills.filter(({ frames }) => frames > 1);
  for (const [index, { png }] of shown.entries()) {
    writeFileSync(join(folder, `${slug}-${index + 1}.png`), Buffer.from(png, 'base64'));
  }
}
