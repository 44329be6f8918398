import { bus } from '@sopaan/events/bus';
import { fakeEdge } from '../testing/fake-edge';
import { aRelease, aRoute } from '../testing/fake-releases';
import { aSet } from '../testing/open-page';
import { reportFailedFiles } from './report-failed-files';

test('[P7] a file that a unit could not load is reported with its release, and a file of a fallback with the release that the page shows', () => {
  const edge = fakeEdge();
  const remote = aRelease('missing', { routes: [aRoute('/shelf', 'shelf')] });
  const shownRelease = { name: 'explore', version: '0.9.0', release: '0.9.0-a' };
  const stop = reportFailedFiles(aSet(remote), () => ({ owner: shownRelease, route: '/shelf' }));
  const fail = (url: string) =>
    bus.publish('release-file:failed', { url, reason: 'other bytes' }, 'test');
  fail(`${location.origin}${remote.base}runner.1.js`);
  fail(`${location.origin}/assets/explore/0.9.0-a/runner.1.js`);
  stop();
  fail(`${location.origin}${remote.base}runner.2.js`);
  expect(edge.failures).toEqual([
    expect.objectContaining({
      remote: 'explore',
      release: remote.release,
      phase: 'screen',
      code: 'REMOTE_UNAVAILABLE',
      path: '/shelf',
      message: expect.stringContaining('runner.1.js: other bytes'),
    }),
    expect.objectContaining({ release: '0.9.0-a' }),
  ]);
});
