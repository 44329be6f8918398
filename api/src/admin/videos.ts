import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import type { Captions } from '@sopaan/schemas/courses/lesson-content';
import { videoQuestionFileSchema } from '@sopaan/schemas/courses/video-question';
import { tokenSecret } from '../auth/token-secret';
import { openStore } from '../files/store/open-store';
import { openVideoFiles } from '../files/videos/video-files';
import {
  findEncodings,
  repeatEncoding,
  type EncodingRow,
} from '../modules/lessons/encoding/encodings.repository';
import { setVideoQuestions } from '../modules/lessons/questions/set-video-questions';
import { addLessonVideo } from '../modules/lessons/video/add-lesson-video';
import { parseCaptions } from '../modules/lessons/video/parse-captions';
import { withVideoFile } from '../modules/lessons/video/read-video-file';
import type { AddCommand, AdminContext } from './command';

interface VideoOptions {
  lesson?: string;
  title?: string;
  captions?: string;
  language: string;
}

export const addVideos: AddCommand = (admin, execute) => {
  const videos = admin.command('videos').description('manage the videos of courses');
  videos
    .command('add')
    .description('store an MP4 or WebM file as the video of a lesson')
    .argument('<course>', 'the id of the course')
    .argument('<file>')
    .option('--lesson <id>', 'the lesson; without it, a new one at the end of the course')
    .option('--title <text>', 'the title of a new lesson; without it, the name of the file')
    .option('--captions <file.vtt>', 'captions and transcript, as WebVTT')
    .option('--language <tag>', 'the language of the captions', 'en-IN')
    .action((course: string, file: string, options: VideoOptions) =>
      execute((context) => addVideo(course, file, options, context)),
    );
  videos
    .command('list')
    .description('list the videos of lessons, and how far they are encoded')
    .action(() => execute(list));
  videos
    .command('encode')
    .description('encode the video of a lesson again, such as after a failure')
    .argument('<course>', 'the id of the course')
    .argument('<lesson>', 'the id of the lesson')
    .action((courseId: string, videoId: string) =>
      execute((context) => encode({ courseId, videoId }, context)),
    );
  videos
    .command('questions')
    .description(
      'replace the questions at which a video stops, and delete the answers to the former ones',
    )
    .argument('<course>', 'the id of the course')
    .argument('<lesson>', 'the id of the lesson')
    .argument('<file.json>', 'a list of { atSeconds, text, options, correctOption, explanation }')
    .action((course: string, lesson: string, file: string) =>
      execute((context) => setQuestions({ courseId: course, videoId: lesson }, file, context)),
    );
};

async function list({ log, withDatabase }: AdminContext): Promise<void> {
  const encodings = await withDatabase(findEncodings);
  log(encodings.length === 1 ? '1 video' : `${encodings.length} videos`);
  for (const row of encodings)
    log([row.course_id, row.video_id, describeEncoding(row), row.title].join('  ').trim());
}

function describeEncoding({ status, percent, error }: EncodingRow): string {
  if (status === null) return 'as it is';
  if (status === 'encoding') return `encoding ${percent} %`;
  if (status === 'failed') return `failed: ${error ?? 'no reason'}`;
  return status === 'waiting' && error !== null ? `waiting, after a failure: ${error}` : status;
}

async function encode(
  key: { courseId: string; videoId: string },
  { log, withDatabase }: AdminContext,
): Promise<void> {
  const isQueued = await withDatabase((database) => repeatEncoding(database, key));
  if (!isQueued) throw new Error(`${key.courseId} has no lesson ${key.videoId} with a video.`);
  log('The video is waiting to be encoded.');
}

async function setQuestions(
  key: { courseId: string; videoId: string },
  file: string,
  { log, withDatabase }: AdminContext,
): Promise<void> {
  const json: unknown = JSON.parse(await readFile(file, 'utf8'));
  const questions = await videoQuestionFileSchema.validate(json);
  await withDatabase((database) => setVideoQuestions(database, key, questions));
  log(`The video of the lesson ${key.videoId} stops ${questions.length} times for a question.`);
}

async function addVideo(
  courseId: string,
  file: string,
  { lesson: videoId, title = parse(file).name, captions: captionsFile, language }: VideoOptions,
  { settings, log, withDatabase }: AdminContext,
): Promise<void> {
  const captions = captionsFile && [await readCaptions(captionsFile, language)];
  const { secret } = await tokenSecret(settings.tokenSecret, settings.dataDir);
  const store = openStore(settings.fileStore);
  await withVideoFile(file, (video) =>
    withDatabase(async (database) => {
      const videoFiles = openVideoFiles({ database, store, tokenSecret: secret });
      const upload = { courseId, videoId, title, video, captions: captions || undefined };
      const lessonId = await addLessonVideo({ database, videoFiles }, upload);
      log(`The lesson ${lessonId} has a video of ${Math.round(video.seconds)} seconds now.`);
    }),
  );
}

async function readCaptions(file: string, language: string): Promise<Captions> {
  const cues = await parseCaptions(await readFile(file, 'utf8'));
  const label = new Intl.DisplayNames('en-IN', { type: 'language' }).of(language) ?? language;
  return { language, label, cues };
}
