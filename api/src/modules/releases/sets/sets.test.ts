import { createHash } from 'node:crypto';
import { publishFake } from '../../../testing/fake-release';
import { testApp } from '../../../testing/test-app';
import { saveSet, setId, findSet } from './sets.repository';

const api = testApp();

const part = (unit: string, release: string) => ({ unit, release });
const parts = [part('practice', '2'), part('host', '1'), part('explore', '3')];

test('the id of a set does not depend on the order of its parts', () => {
  const lines = 'host@1\nexplore@3\npractice@2';
  const hash = createHash('sha256').update(lines).digest('hex').slice(0, 12);
  expect(setId(parts)).toBe(hash);
  expect(setId([...parts].reverse())).toBe(hash);
  expect(setId(parts.slice(1))).not.toBe(hash);
});

test('stores a set once and finds it by its id', async () => {
  const units = ['practice', 'host', 'explore'];
  const published = await Promise.all(units.map((unit) => publishFake(api, { unit })));
  const saved = await saveSet(api.database, published);
  expect(saved.parts.map(({ unit }) => unit)).toEqual(['host', 'explore', 'practice']);
  expect(await saveSet(api.database, [...published].reverse())).toEqual(saved);
  expect(await findSet(api.database, saved.id)).toEqual(saved);
  expect(await findSet(api.database, '000000000000')).toBeUndefined();
});

test('does not store a set of unpublished releases', async () => {
  await expect(saveSet(api.database, parts)).rejects.toThrow();
  expect(await findSet(api.database, setId(parts))).toBeUndefined();
});
