/** An edge removes the releases that the registry has removed, so that its disk does not fill up. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestSite, waitUntil, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

const url = (release: string) => `/assets/explore/${release}/remote.js`;
const folderOf = (release: string) => join(site.data, 'edge/explore', release);
const first = { unit: 'explore', release: '1.0.0-a' };

/** Promotes the next release in place of the first one, which stays installed. */
async function promoteNextRelease(): Promise<void> {
  site.registry.promote([site.host, site.nextExplore('1.1.0-b')]);
  await waitUntil(() => existsSync(folderOf('1.1.0-b')));
  await waitUntil(async () => (await site.get('/')).body.includes('1.1.0-b'));
}

/** Resolves after a run of the removal that began after the call. */
async function waitForRemoval(): Promise<void> {
  const countRuns = () => site.registry.requests.filter((path) => /removed$/.test(path)).length;
  const before = countRuns();
  await waitUntil(() => countRuns() > before + 1);
}

test('[G16] a release that the registry has removed is removed from the disk, and no longer served', async () => {
  await promoteNextRelease();
  expect((await site.get(url('1.0.0-a'))).statusCode).toBe(200);
  site.registry.releases.delete('explore/1.0.0-a');
  site.registry.removed = [first];
  await waitUntil(() => !existsSync(folderOf('1.0.0-a')));
  expect((await site.get(url('1.0.0-a'))).statusCode).toBe(404);
  expect((await site.get(url('1.1.0-b'))).statusCode).toBe(200);
  await waitUntil(() => readdirSync(join(site.data, 'edge/.part')).length === 0);
});

test('[G16] a removed release that is published again is installed again', async () => {
  await promoteNextRelease();
  site.registry.removed = [first];
  await waitUntil(() => !existsSync(folderOf('1.0.0-a')));
  site.registry.removed = [];
  expect((await site.get(url('1.0.0-a'))).statusCode).toBe(200);
  expect(existsSync(folderOf('1.0.0-a'))).toBe(true);
});

test.each([
  ['in the current set', true, [first]],
  ['of an older registry, which has no list of removed releases,', false, undefined],
  ['that the registry does not know', false, []],
])('[G16] a release %s is not removed', async (_case, isCurrent, removed) => {
  if (!isCurrent) await promoteNextRelease();
  site.registry.releases.delete('explore/1.0.0-a');
  site.registry.removed = removed;
  await waitForRemoval();
  expect(existsSync(folderOf('1.0.0-a'))).toBe(true);
});
