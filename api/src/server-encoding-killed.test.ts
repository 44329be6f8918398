import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addCourse } from './modules/courses/testing/course';
import { FakeFfmpeg } from './modules/lessons/encoding/testing/fake-ffmpeg';
import { poll } from './modules/lessons/encoding/testing/poll';
import { addLessonVideo } from './modules/lessons/video/add-lesson-video';
import { withVideoFile } from './modules/lessons/video/read-video-file';
import { packageRoot } from './config/package-root';
import { ApiProcess } from './testing/api-process';
import { TEST_SECRET, testApp } from './testing/test-app';

const api = testApp();
const apis: ApiProcess[] = [];
let ffmpeg: FakeFfmpeg;
beforeAll(async () => {
  ffmpeg = await FakeFfmpeg.create();
});
afterAll(async () => {
  await Promise.all(apis.map((one) => one.kill()));
  await ffmpeg.remove();
});

async function start(): Promise<ApiProcess> {
  const apiProcess = new ApiProcess({
    environment: {
      DATABASE_URL: api.databaseUrl,
      SOPAAN_DATA: ffmpeg.dataDir,
      FILE_STORE: api.filesFolder,
      TOKEN_SECRET: TEST_SECRET,
      FFMPEG: ffmpeg.program,
    },
  });
  apis.push(apiProcess);
  await apiProcess.address();
  return apiProcess;
}

const encodings = () =>
  api.database.query(
    'select status, attempts, version_id is not null as "isPlayable" from video_encodings',
  );
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('when the API is killed, ffmpeg ends, its folder is removed, and another server encodes the video', async () => {
  const videos = [{ _id: 'v1', title: 'Lists', seconds: null }];
  const chapters = JSON.stringify([{ _id: 'c', title: '', videos }]);
  await addCourse(api.database, { id: 'course-1', chapters });
  const sample = join(packageRoot(), 'seeds/courses/videos/lists-and-tables.webm');
  const { database, app } = api;
  await withVideoFile(sample, (video) =>
    addLessonVideo(
      { database, videoFiles: app.videoFiles },
      { courseId: 'course-1', videoId: 'v1', title: 'Lists', video },
    ),
  );
  await ffmpeg.behave({ hangs: true });
  const first = await start();
  await poll(async () => (await ffmpeg.runs()).length === 1);
  const [run] = await ffmpeg.runs();
  expect(isRunning(run?.pid ?? 0)).toBe(true);
  await first.kill();
  await poll(() => !isRunning(run?.pid ?? 0));
  const folder = join(ffmpeg.dataDir, 'encodings');
  await poll(async () => (await readdir(folder)).length === 0);
  expect(await encodings()).toEqual([{ status: 'encoding', attempts: 1, isPlayable: false }]);

  await ffmpeg.behave();
  await api.database.query(`update video_encodings set lease_until = now() - interval '1 second'`);
  await start();
  await poll(async () => {
    const [row] = await encodings();
    return row?.['status'] === 'ready';
  });
  expect(await encodings()).toEqual([{ status: 'ready', attempts: 2, isPlayable: true }]);
});
