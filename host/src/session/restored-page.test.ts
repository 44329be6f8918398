import { ApiError } from '@sopaan/api-client/api-error';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { startSession } from '@sopaan/session/actions';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { guardRestoredPage } from './restored-page';

const network = fakeNetwork();

test('[S11] a page restored from the back/forward cache stays hidden and is reloaded when its session cannot be verified', async () => {
  network.on(
    getUserEndpoint,
    () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }),
  );
  startSession('T1');
  const leave = jest.fn();
  const reloaded = new Promise<void>((resolve) => guardRestoredPage({ leave, reload: resolve }));
  for (const type of ['pagehide', 'pageshow']) {
    dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  }
  await reloaded;
  expect(document.documentElement).not.toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});
