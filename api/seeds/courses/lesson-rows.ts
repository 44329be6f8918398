import { array, object, string } from 'yup';
import { plainText } from '../../src/html/plain-text';
import { sanitize } from '../../src/html/sanitize';
import { conquestRounds } from '../challenges/conquest-rounds';
import { quizzes } from '../quizzes/quizzes';
import { seedId } from '../tables/seed-id';
import type { SeedTable } from '../tables/seed-table';
import { textLessons } from './text-lessons';
import { sampleVideos } from './videos/sample-videos';

const QUIZ = 'Quiz on ';
const CHALLENGE = 'Solve ';
const QUIZ_SECONDS = 600;
const CHALLENGE_SECONDS = 1_200;
const WORDS_PER_SECOND = 3;

const courseSchema = object({
  id: string().required(),
  chapters: array(
    object({
      videos: array(object({ _id: string().required(), title: string().defined() })).required(),
    }),
  ).required(),
});

/** The duration of a lesson that follows from its content; null for a lesson whose video does not exist. */
export function lessonSeconds(title: string): number | null {
  const video = sampleVideos.find(({ lesson }) => lesson === title);
  if (video) return Math.round(video.seconds);
  const text = textLessons.find(({ lesson }) => lesson === title);
  if (text) return Math.round(plainText(text.html).split(' ').length / WORDS_PER_SECOND);
  if (title.startsWith(QUIZ)) return QUIZ_SECONDS;
  return title.startsWith(CHALLENGE) ? CHALLENGE_SECONDS : null;
}

/** The lessons of the sample courses by title. */
export function lessonsOf(courses: SeedTable) {
  return courses.rows.flatMap((row) => {
    const { id: courseId, chapters } = courseSchema.validateSync(row);
    const videos = chapters.flatMap((chapter) => chapter.videos);
    return videos.map(({ _id: videoId, title }) => ({ courseId, videoId, title }));
  });
}

/** The lessons that are a text, a quiz or a challenge. Videos are files, which `addSampleVideos` stores. */
export function lessonContentTable(courses: SeedTable): SeedTable {
  const rows = lessonsOf(courses).flatMap(({ courseId, videoId, title }) => {
    const content = lessonContent(title);
    if (!content) return [];
    const none = { html: '', quiz_id: null, challenge_id: null };
    return [{ course_id: courseId, video_id: videoId, captions: [], ...none, ...content }];
  });
  return { name: 'lesson_contents', rows };
}

function lessonContent(title: string) {
  const text = textLessons.find(({ lesson }) => lesson === title);
  if (text) return { kind: 'text', html: sanitize(text.html, 'html') };
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
