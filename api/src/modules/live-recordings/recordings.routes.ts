import type { FastifyInstance } from 'fastify';
import {
  getRecordedChatEndpoint,
  MAX_RECORDED_MESSAGES,
  setRecordingEndpoint,
} from '@sopaan/schemas/live-classes/recording';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { requireLesson } from '../lessons/content/require-lesson';
import { findRecordedMessages } from './chat/recorded-chat.repository';
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

  route(app, getRecordedChatEndpoint, async ({ input, user, database }) => {
    const { id: courseId, videoId } = input;
    const lesson = await requireLesson(database, { courseId, videoId, userId: user?.id ?? null });
    if (!lesson.has_chat) throw new ApiError('NOT_FOUND');
    const limit = MAX_RECORDED_MESSAGES + 1;
    const messages = await findRecordedMessages(database, { courseId, lessonId: videoId, limit });
    return {
      messages: messages.slice(0, MAX_RECORDED_MESSAGES),
      isComplete: messages.length <= MAX_RECORDED_MESSAGES,
    };
  });
}
