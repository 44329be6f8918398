import { array, object, string } from 'yup';
import { plainText } from '../../src/html/plain-text';
import { conquestRounds } from '../challenges/conquest-rounds';
import { quizzes } from '../quizzes/quizzes';
import { seedId } from '../tables/seed-id';
import type { SeedTable } from '../tables/seed-table';
import { lessonTexts } from './lessons/lesson-texts';
import { sampleVideos } from './videos/sample-videos';

const QUIZ = 'Quiz on ';
const CHALLENGE = 'Solve ';
const QUIZ_SECONDS = 600;
const CHALLENGE_SECONDS = 1_200;
const WORDS_PER_SECOND = 3;

const courseSchema = object({
  id: string().required(),
  name: string().required(),
  chapters: array(
    object({
      videos: array(object({ _id: string().required(), title: string().defined() })).required(),
    }),
  ).required(),
});

/** The duration of a lesson that follows from its content; null for a lesson that has none. */
export function lessonSeconds(course: string, title: string): number | null {
  const html = lessonTexts(course).get(title);
  if (html) return Math.round(plainText(html).split(' ').length / WORDS_PER_SECOND);
  const video = sampleVideos.find(({ lesson }) => lesson === title);
  if (video) return Math.round(video.seconds);
  if (title.startsWith(QUIZ)) return QUIZ_SECONDS;
  return title.startsWith(CHALLENGE) ? CHALLENGE_SECONDS : null;
}

/** The lessons of the sample courses. */
export function lessonsOf(courses: SeedTable) {
  return courses.rows.flatMap((row) => {
    const { id: courseId, name: course, chapters } = courseSchema.validateSync(row);
    const videos = chapters.flatMap((chapter) => chapter.videos);
    return videos.map(({ _id: videoId, title }) => ({ courseId, course, videoId, title }));
  });
}

/** The lessons that are a text, a quiz or a challenge. Videos are files, which `addSampleVideos` stores. */
export function lessonContentTable(courses: SeedTable): SeedTable {
  const rows = lessonsOf(courses).flatMap(({ courseId, course, videoId, title }) => {
    const content = lessonContent(course, title);
    if (!content) return [];
    const none = { html: '', quiz_id: null, challenge_id: null };
    return [{ course_id: courseId, video_id: videoId, captions: [], ...none, ...content }];
  });
  return { name: 'lesson_contents', rows };
}

function lessonContent(course: string, title: string) {
  const html = lessonTexts(course).get(title);
  if (html) return { kind: 'text', html };
  if (title.startsWith(QUIZ)) {
    const index = quizzes.findIndex((quiz) => quiz.title === title.slice(QUIZ.length));
    return { kind: 'quiz', quiz_id: seedId('quiz', index) };
  }
  if (title.startsWith(CHALLENGE)) {
    const challenges = conquestRounds.flatMap((round) => round.challenges);
    const index = challenges.findIndex((one) => one.title === title.slice(CHALLENGE.length));
    return { kind: 'challenge', challenge_id: seedId('challenge', index) };
  }
  return undefined;
}
