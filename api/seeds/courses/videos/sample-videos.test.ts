import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/config/package-root';
import { titlesOfLessons } from '../chapter-lessons';
import { lessonTexts } from '../lessons/lesson-texts';
import { webDevelopment } from '../web-development';
import { sampleVideos } from './sample-videos';

const read = (name: string) => readFileSync(join(packageRoot(), 'seeds/courses/videos', name));
const COURSE = 'HTML and CSS from the First Tag';
const lessons = webDevelopment.filter(({ title }) => title === COURSE).flatMap(titlesOfLessons);

test('every lesson of the first sample course has a video or a text, in the order of the course', () => {
  const watched = sampleVideos.map(({ lesson }) => lesson);
  const texts = [...lessonTexts(COURSE).keys()];
  expect(lessons.filter((lesson) => watched.includes(lesson))).toEqual(watched);
  expect(lessons.filter((lesson) => texts.includes(lesson))).toEqual(texts);
  expect(new Set([...watched, ...texts])).toEqual(new Set(lessons));
});

test.each(sampleVideos)('$lesson: a WebM video and captions within it', (video) => {
  // The magic number of EBML, the container format of WebM.
  expect(read(video.file).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  const captions = read(video.captions).toString();
  expect(captions).toMatch(/^WEBVTT\n\n/);
  const times = [...captions.matchAll(/^(\S+) --> (\S+)$/gm)].flatMap(([, start, end]) => [
    toSeconds(start),
    toSeconds(end),
  ]);
  expect(times.length).toBeGreaterThan(10);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(video.seconds);
  expect(captions.split('\n').filter((line) => line.length > 42)).toEqual([]);
});

test('the sample videos have less than 6 MB in total', () => {
  const sizes = sampleVideos.map(({ file }) => read(file).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
});

function toSeconds(timestamp = ''): number {
  return timestamp.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
