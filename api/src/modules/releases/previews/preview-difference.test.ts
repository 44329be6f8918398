import { promoteEndpoint } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import {
  createPreviewEndpoint,
  previewDifferenceEndpoint,
  revokePreviewEndpoint,
} from '@sopaan/schemas/releases/preview';
import { page } from '../../../testing/fake-manifest';
import { publishFake } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';

const api = testApp();
const production = { environment: 'production' };
const home = page('/explore', 'home');
const course = page('/course/:title/:id', 'course');

let token: string;
let id: string;
let releases: ReleaseRef[];
beforeAll(async () => {
  const host = await publishFake(api, { unit: 'host' });
  const explore = await publishFake(api, { unit: 'explore', routes: [home], bytes: 300 });
  const practice = await publishFake(api, { unit: 'practice' });
  releases = [host, explore, practice];
  await api.call(
    promoteEndpoint,
    { ...production, expected: 0, parts: releases, why: '' },
    TEST_DEPLOY_TOKEN,
  );
  const routes = [home, course];
  const newExplore = await publishFake(api, {
    unit: 'explore',
    version: '1.1.0',
    routes,
    bytes: 900,
  });
  const input = { ...production, parts: [newExplore], days: 1, note: '' };
  const created = await api.call(createPreviewEndpoint, input, TEST_DEPLOY_TOKEN);
  token = created.token;
  id = created.preview.id;
});

const compareAt = (path: string) => api.call(previewDifferenceEndpoint, { token, path });

test('returns the difference of the sets and the bytes of one page', async () => {
  const { difference, page: pageDifference } = await compareAt('/Explore?city=pune#top');
  expect(difference.units).toMatchObject([{ unit: 'explore', from: releases[1]?.release }]);
  expect(difference.routes).toMatchObject([{ path: '/course/:title/:id', change: 'added' }]);
  expect(pageDifference).toMatchObject({ pattern: '/explore', state: 'changed' });
  expect((pageDifference.after ?? 0) - (pageDifference.before ?? 0)).toBeGreaterThan(500);
});

test('reports a page as added, unchanged or missing', async () => {
  const [added, same, none] = await Promise.all(
    ['/course/sql/1', '/practice', '/nowhere'].map(compareAt),
  );
  expect(added?.page).toMatchObject({
    pattern: '/course/:title/:id',
    before: null,
    state: 'added',
  });
  expect(same?.page).toMatchObject({ pattern: '/practice', state: 'same' });
  expect(same?.page.before).toBe(same?.page.after);
  expect(none?.page).toEqual({ pattern: null, before: null, after: null, state: 'same' });
});

test('requires a valid link', async () => {
  const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  const path = '/explore';
  const unknown = await api.rejection(previewDifferenceEndpoint, { token: forged, path });
  expect(unknown).toMatchObject({ status: 404, message: 'We could not find that.' });
  await api.call(revokePreviewEndpoint, { id }, TEST_DEPLOY_TOKEN);
  expect((await api.rejection(previewDifferenceEndpoint, { token, path })).status).toBe(404);
});
