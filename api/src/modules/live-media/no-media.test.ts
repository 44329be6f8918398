import { endClassEndpoint } from '@sopaan/schemas/live-classes/live-class';
import {
  getMediaEndpoint,
  publishMediaEndpoint,
  watchMediaEndpoint,
} from '@sopaan/schemas/live-classes/media';
import { FakeMediaServer } from '../../testing/fake-media-server';
import { testApp } from '../../testing/test-app';
import { addLiveClass } from './testing/live-class';

const ID = 'live';
const offer = { id: ID, sdp: 'an offer' };

describe.each([
  ['without a media server', async () => ({ server: undefined, iceServers: [] })],
  [
    'with a media server that has exited',
    async () => {
      const media = new FakeMediaServer();
      const settings = await media.start();
      await media.stop();
      return { ...settings, iceServers: [] };
    },
  ],
])('%s', (_case, media) => {
  const api = testApp(undefined, { media });

  test('calls fail with UNAVAILABLE, and the client is told that media is not available', async () => {
    const { token, userId } = await api.signUp();
    await addLiveClass(api.database, { id: ID, teacher_id: userId });
    for (const endpoint of [publishMediaEndpoint, watchMediaEndpoint]) {
      const rejection = await api.rejection(endpoint, offer, token);
      expect(rejection).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    }
    expect(await api.call(getMediaEndpoint, { id: ID }, token)).toEqual({
      isAvailable: false,
      kind: 'forwarding',
      iceServers: [],
    });
    expect(await api.call(endClassEndpoint, { id: ID }, token)).toMatchObject({ state: 'ended' });
  });
});
