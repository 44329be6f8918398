import { ApiError } from '@sopaan/api-client/api-error';
import { reportFailure } from './report-failure';

const context = {
  owner: { name: 'profile', version: '1.0.0', release: '1.0.0-p1' },
  page: { set: '0123456789ab', page: 'page.signature' },
  reference: 'abcd1234',
  route: '/profile/:settingId',
};
const report = (code: 'INTERNAL' | 'SESSION_ENDED') =>
  reportFailure(new ApiError({ code, status: 500, origin: 'server' }), context);

test('reports failures, except for the end of a session', () => {
  const sentBodies: string[] = [];
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: string) => sentBodies.push(body) > 0,
  });
  report('SESSION_ENDED');
  expect(sentBodies).toEqual([]);
  report('INTERNAL');
  expect(sentBodies).toHaveLength(1);
  expect(sentBodies[0]).toContain('"code":"INTERNAL"');
});
