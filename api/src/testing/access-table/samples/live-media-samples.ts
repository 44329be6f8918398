import { randomUUID } from 'node:crypto';
import { addLiveClass, addMember } from '../../../modules/live-media/testing/live-class';
import type { Samples, World } from './sample';

/** The owner teaches the class, which others may not enter. */
async function teach({ api, owner }: World): Promise<{ id: string }> {
  const id = randomUUID();
  await addLiveClass(api.database, { id, teacher_id: owner.userId });
  await addMember(api.database, { class_id: id, user_id: owner.userId });
  return { id };
}

const sample = {
  input: async (world: World) => ({ ...(await teach(world)), sdp: 'an offer' }),
  strangerStatus: 403,
};

export const liveMediaSamples: Samples = {
  'GET /api/live-classes/:id/media': { input: teach, strangerStatus: 403 },
  'POST /api/live-classes/:id/media/livekit': { input: teach, strangerStatus: 403 },
  'PUT /api/live-classes/:id/recording': {
    input: async (world) => ({ ...(await teach(world)), isRecording: false }),
    strangerStatus: 403,
  },
  'POST /api/live-classes/:id/media/publication': sample,
  'POST /api/live-classes/:id/media/view': sample,
};
