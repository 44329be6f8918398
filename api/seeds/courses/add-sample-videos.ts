import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../src/config/package-root';
import type { Database } from '../../src/database/database';
import type { VideoFiles } from '../../src/files/videos/video-files';
import { addLessonVideo } from '../../src/modules/lessons/video/add-lesson-video';
import { setVideoQuestions } from '../../src/modules/lessons/questions/set-video-questions';
import { parseCaptions } from '../../src/modules/lessons/video/parse-captions';
import { withVideoFile } from '../../src/modules/lessons/video/read-video-file';
import { createSeedClock } from '../clock/seed-clock';
import { courseTable } from './course-rows';
import { lessonsOf } from './lesson-rows';
import { sampleQuestions } from './video-questions';
import { sampleVideos } from './videos/sample-videos';

/** Stores the sample videos of the sample lessons that have no content yet, so that an interrupted run can be repeated. */
export async function addSampleVideos(database: Database, videoFiles: VideoFiles): Promise<void> {
  // Any day will do, because the ids do not depend on it.
  const lessons = lessonsOf(courseTable(createSeedClock(new Date(0))));
  for (const { lesson: title, file, captions: captionsFile } of sampleVideos) {
    const lesson = lessons.find((one) => one.title === title);
    if (!lesson || !(await isEmptySample(database, lesson))) continue;
    const cues = await parseCaptions(await readFile(pathOf(captionsFile), 'utf8'));
    const captions = [{ language: 'en-IN', label: 'English', cues }];
    await withVideoFile(pathOf(file), (video) =>
      addLessonVideo({ database, videoFiles }, { ...lesson, video, captions }),
    );
    const questions = sampleQuestions[title];
    if (questions) await setVideoQuestions(database, lesson, questions);
  }
}

const pathOf = (name: string) => join(packageRoot(), 'seeds/courses/videos', name);

async function isEmptySample(
  database: Database,
  { courseId, videoId }: { courseId: string; videoId: string },
): Promise<boolean> {
  const found = await database.query(
    `select id from courses where id = $1 and sample and not exists (
       select from lesson_contents where course_id = $1 and video_id = $2
     )`,
    [courseId, videoId],
  );
  return found.length > 0;
}
