import { randomUUID } from 'node:crypto';
import type { Captions } from '@sopaan/schemas/courses/lesson-content';
import type { Database, Queryable } from '../../../database/database';
import type { NewVideo, VideoFiles } from '../../../files/videos/video-files';
import {
  addFirstChapter,
  addLesson,
  lockCourseForUpload,
  setLessonSeconds,
  setLessonVideo,
} from './lesson-video.repository';

interface Upload {
  courseId: string;
  /** The lesson that gets the video. If undefined, a new lesson is added at the end of the course. */
  videoId?: string | undefined;
  /** The id of a new lesson. A lesson that already has it gets the video. */
  newVideoId?: string | undefined;
  /** The title of the chapter that is added to a course without chapters. If undefined, a course without chapters is an error. */
  firstChapter?: string | undefined;
  /** Used only for a new lesson. */
  title: string;
  video: NewVideo;
  captions?: readonly Captions[] | undefined;
}

/** Stores a video and makes it the content of a lesson. Returns the id of the lesson. Throws if there is no such course or lesson. */
export async function addLessonVideo(
  { database, videoFiles }: { database: Database; videoFiles: VideoFiles },
  upload: Upload,
): Promise<string> {
  const { courseId, videoId, newVideoId, title, video, captions } = upload;
  // Checked first, because storing the file may take long.
  await database.transaction((transaction) => lockLessons(transaction, upload));
  const fileId = await videoFiles.add(video);
  return database.transaction(async (transaction) => {
    const { lastChapter, lessonIds } = await lockLessons(transaction, upload);
    const lessonId = videoId ?? newVideoId ?? randomUUID();
    if (!lessonIds.includes(lessonId)) {
      await addLesson(transaction, courseId, { chapter: lastChapter, videoId: lessonId, title });
    }
    const { seconds } = video;
    await setLessonSeconds(transaction, courseId, { videoId: lessonId, seconds });
    await setLessonVideo(transaction, { courseId, videoId: lessonId, fileId, captions });
    return lessonId;
  });
}

/** Throws if there is no such course or lesson. */
async function lockLessons(
  transaction: Queryable,
  { courseId, videoId, firstChapter }: Upload,
): Promise<{ lastChapter: number; lessonIds: string[] }> {
  const course = await lockCourseForUpload(transaction, courseId);
  if (!course) throw new Error(`There is no course ${courseId}.`);
  const lessons = course.chapters.flatMap(({ videos }) => videos);
  if (videoId !== undefined && !lessons.some(({ _id }) => _id === videoId)) {
    const known = lessons.map(({ _id, title }) => `${_id}  ${title}`).join('\n');
    throw new Error(`${course.name} has no lesson ${videoId}. Its lessons:\n${known}`);
  }
  if (course.chapters.length === 0) {
    if (firstChapter === undefined) throw new Error(`${course.name} has no chapter.`);
    await addFirstChapter(transaction, courseId, firstChapter);
  }
  return {
    lastChapter: Math.max(course.chapters.length, 1) - 1,
    lessonIds: lessons.map(({ _id }) => _id),
  };
}
