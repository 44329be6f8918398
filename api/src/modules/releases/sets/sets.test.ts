import { createHash } from 'node:crypto';
import { publishFake } from '../../../testing/fake-release';
import { testApp } from '../../../testing/test-app';
import { storeSet, setId, findSet } from './sets.repository';

const api = testApp();

const aRelease = (unit: string, release: string) => ({ unit, release });
const releases = [aRelease('practice', '2'), aRelease('host', '1'), aRelease('explore', '3')];

test('the id of a set does not depend on the order of its releases', () => {
  const lines = 'host@1\nexplore@3\npractice@2';
  const hash = createHash('sha256').update(lines).digest('hex').slice(0, 12);
  expect(setId(releases)).toBe(hash);
  expect(setId([...releases].reverse())).toBe(hash);
  expect(setId(releases.slice(1))).not.toBe(hash);
});

test('stores a set once and finds it by its id', async () => {
  const units = ['practice', 'host', 'explore'];
  const published = await Promise.all(units.map((unit) => publishFake(api, { unit })));
  const saved = await storeSet(api.database, published);
  expect(saved.parts.map(({ unit }) => unit)).toEqual(['host', 'explore', 'practice']);
  expect(await storeSet(api.database, [...published].reverse())).toEqual(saved);
  expect(await findSet(api.database, saved.id)).toEqual(saved);
  expect(await findSet(api.database, '000000000000')).toBeUndefined();
});

test('does not store a set of unpublished releases', async () => {
  await expect(storeSet(api.database, releases)).rejects.toThrow();
  expect(await findSet(api.database, setId(releases))).toBeUndefined();
});
