import type { FastifyInstance } from 'fastify';
import { setRecordingEndpoint } from '@sopaan/schemas/live-classes/recording';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { setRecording } from './recordings.service';

const limits: readonly Limit[] = [
  { name: 'class recordings', by: perAccount, count: 20, seconds: 300 },
];

export function liveRecordings(app: FastifyInstance): void {
  route(
    app,
    setRecordingEndpoint,
    async ({ input: { id: classId, isRecording }, user }) => {
      await setRecording(app, { classId, userId: user.id }, isRecording);
      return {};
    },
    { limits },
  );
}
