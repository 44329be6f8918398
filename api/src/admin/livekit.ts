import { errorMessage } from '@sopaan/http/error-code';
import { LiveKitServer } from '../modules/live-media/livekit/livekit-server';
import type { AddCommand, AdminContext } from './command';

export const addLiveKit: AddCommand = (admin, execute) => {
  const liveKit = admin.command('livekit').description('the LiveKit server of live classes');
  liveKit
    .command('check')
    .description('create and delete a room, to see whether the server accepts the key')
    .action(() => execute(checkLiveKit));
};

async function checkLiveKit({ settings, log }: AdminContext): Promise<void> {
  const { liveKit } = settings.media;
  if (!liveKit) throw new Error('LIVEKIT_URL is not set.');
  try {
    await new LiveKitServer(liveKit, 'sopaan').check();
  } catch (cause) {
    throw new Error(`${liveKit.url} did not create and delete a room: ${errorMessage(cause)}`, {
      cause,
    });
  }
  log(`${liveKit.url} has created and deleted a room.`);
}
