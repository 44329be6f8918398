import {
  getCourseLessonsEndpoint,
  getLessonEndpoint,
} from '@sopaan/schemas/courses/lesson-content';
import { testApp } from '../../src/testing/test-app';
import { seed } from '../seed';
import { addSampleVideos } from './add-sample-videos';
import { sampleQuestions } from './video-questions';
import { sampleVideos } from './videos/sample-videos';

const api = testApp();
const COURSE = 'course-001';
const TEXTS = 3;

beforeAll(() => seed(api.database, new Date()));

const add = () => addSampleVideos(api.database, api.app.videoFiles);
const fileCount = async () =>
  (await api.database.query('select id from video_files where stored_at is not null')).length;

test('every lesson of the first sample course gets content, also when an interrupted run is repeated', async () => {
  await add();
  expect(await fileCount()).toBe(sampleVideos.length);
  await api.database.query(`delete from lesson_contents where video_id = 'course-001-c1-v2'`);
  await add();
  expect(await fileCount()).toBe(sampleVideos.length + 1);
  await add();
  expect(await fileCount()).toBe(sampleVideos.length + 1);

  const { chapters } = await api.call(getCourseLessonsEndpoint, { id: COURSE });
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  expect(lessons).toHaveLength(sampleVideos.length + TEXTS);
  const titles = lessons.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(Object.keys(sampleQuestions)));
  for (const { _id: videoId, title, kind, seconds } of lessons) {
    const lesson = await api.call(getLessonEndpoint, { id: COURSE, videoId });
    if (kind === 'text') expect(lesson.html).toMatch(/<p>/);
    else {
      const sample = sampleVideos.find((video) => video.lesson === title);
      expect(lesson.video?.mediaType).toBe('video/webm');
      expect(lesson.video?.seconds).toBeCloseTo(sample?.seconds ?? 0, 0);
      expect(seconds).toBe(Math.round(lesson.video?.seconds ?? 0));
      const cues = lesson.video?.captions[0]?.cues ?? [];
      expect(cues.length).toBeGreaterThan(5);
      expect(cues.at(-1)?.end).toBeLessThan(lesson.video?.seconds ?? 0);
      expect(lesson.questions.map(({ text }) => text)).toEqual(
        (sampleQuestions[title] ?? []).map(({ text }) => text),
      );
      for (const { atSeconds } of lesson.questions)
        expect(atSeconds).toBeLessThan(lesson.video?.seconds ?? 0);
    }
  }
});
