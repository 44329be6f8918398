import { createHash } from 'node:crypto';
import { publishFake } from '../../../testing/fake-release';
import { testApp } from '../../../testing/test-app';
import { saveSet, setId, findSet } from './sets.repository';

const api = testApp();

const part = (unit: string, release: string) => ({ unit, release });
const parts = [part('practice', '2'), part('host', '1'), part('explore', '3')];

test('a set is named by its parts in one order, whatever order they are given in', () => {
  const lines = 'host@1\nexplore@3\npractice@2';
  const hash = createHash('sha256').update(lines).digest('hex').slice(0, 12);
  expect(setId(parts)).toBe(hash);
  expect(setId([...parts].reverse())).toBe(hash);
  expect(setId(parts.slice(1))).not.toBe(hash);
});

test('a set is kept once and found by its name', async () => {
  const units = ['practice', 'host', 'explore'];
  const published = await Promise.all(units.map((unit) => publishFake(api, { unit })));
  const saved = await saveSet(api.database, published);
  expect(saved.parts.map(({ unit }) => unit)).toEqual(['host', 'explore', 'practice']);
  expect(await saveSet(api.database, [...published].reverse())).toEqual(saved);
  expect(await findSet(api.database, saved.id)).toEqual(saved);
  expect(await findSet(api.database, '000000000000')).toBeUndefined();
});

test('a set of what was never published is not kept', async () => {
  await expect(saveSet(api.database, parts)).rejects.toThrow();
  expect(await findSet(api.database, setId(parts))).toBeUndefined();
});
