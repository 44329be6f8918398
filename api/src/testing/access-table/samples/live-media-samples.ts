import { addLiveClass, addMember } from '../../../modules/live-media/testing/live-class';
import type { Samples, World } from './sample';

const CLASS_ID = 'class-with-media';

/** The owner teaches the class, which others may not enter. */
async function teach({ api, owner }: World): Promise<{ id: string }> {
  await api.database.query('delete from live_classes where id = $1', [CLASS_ID]);
  await addLiveClass(api.database, { id: CLASS_ID, teacher_id: owner.userId });
  await addMember(api.database, { class_id: CLASS_ID, user_id: owner.userId });
  return { id: CLASS_ID };
}

const sample = {
  input: async (world: World) => ({ ...(await teach(world)), sdp: 'an offer' }),
  strangerStatus: 403,
};

export const liveMediaSamples: Samples = {
  'GET /api/live-classes/:id/media': { input: teach, strangerStatus: 403 },
  'POST /api/live-classes/:id/media/publication': sample,
  'POST /api/live-classes/:id/media/view': sample,
};
