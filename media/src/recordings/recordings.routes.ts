import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import {
  startRecordingSchema,
  type CurrentRecording,
} from '@sopaan/schemas/live-classes/media-server';
import { MediaError } from '../media-error';
import type { Rooms } from '../rooms/rooms';
import type { Recordings } from './recordings';

const roomParams = object({ classId: string().max(100).required() });
const recordingParams = object({ id: string().uuid().required() });

interface RecordingRoutes {
  rooms: Rooms;
  recordings: Recordings | undefined;
}

export function recordingRoutes(
  app: FastifyInstance,
  { rooms, recordings }: RecordingRoutes,
): void {
  if (recordings) {
    recordings.onFailure = (err) => app.log.error({ err }, 'writing a recording failed');
  }
  app.get('/rooms/:classId/recording', ({ params }): CurrentRecording => {
    return { recording: rooms.recording(roomParams.validateSync(params).classId) };
  });
  app.put('/rooms/:classId/recording', async ({ params, body }): Promise<CurrentRecording> => {
    const { classId } = roomParams.validateSync(params);
    const { id } = startRecordingSchema.validateSync(body, { strict: true });
    return { recording: await rooms.startRecording(classId, id) };
  });
  app.delete('/rooms/:classId/recording', async ({ params }, reply) => {
    await rooms.stopRecording(roomParams.validateSync(params).classId);
    return reply.code(204).send();
  });
  app.get('/recordings/:id', async ({ params }, reply) => {
    const file = await recordings?.read(recordingParams.validateSync(params).id);
    if (!file) throw new MediaError('NOT_FOUND', 'There is no finished recording with this ID.');
    reply.header('content-length', file.bytes).type('video/webm');
    return reply.send(file.content);
  });
  app.delete('/recordings/:id', async ({ params }, reply) => {
    await recordings?.remove(recordingParams.validateSync(params).id);
    return reply.code(204).send();
  });
}
