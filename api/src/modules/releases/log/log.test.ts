import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { addLog } from './log.repository';

const api = testApp();

beforeAll(async () => {
  await addLog(api.database, {
    actor: 'explore-team',
    action: 'publish',
    releases: ['explore@1.0.0-a'],
  });
  await addLog(api.database, {
    actor: 'operator',
    action: 'promote',
    environment: 'production',
    releases: ['explore@1.0.0-a', 'learn@1.0.0-b'],
    why: 'for the fair',
    from: 'aaaaaaaaaaaa',
    to: 'bbbbbbbbbbbb',
  });
  await addLog(api.database, { actor: 'operator', action: 'lock', environment: 'staging' });
});

const actions = async (query: object = {}) => {
  const { items } = await api.call(listLogEndpoint, query, TEST_DEPLOY_TOKEN);
  return items.map(({ action }) => action);
};

test('the log lists who did what, when, why, and from which set to which, newest first', async () => {
  const { items } = await api.call(listLogEndpoint, {}, TEST_DEPLOY_TOKEN);
  expect(items.map(({ action }) => action)).toEqual(['lock', 'promote', 'publish']);
  expect(items[1]).toEqual({
    id: expect.any(String),
    at: expect.stringMatching(/Z$/),
    actor: 'operator',
    action: 'promote',
    environment: 'production',
    releases: ['explore@1.0.0-a', 'learn@1.0.0-b'],
    why: 'for the fair',
    from: 'aaaaaaaaaaaa',
    to: 'bbbbbbbbbbbb',
  });
  expect(items[2]).toMatchObject({ environment: null, why: '', from: null, to: null });
});

test('filters by environment and unit, with pagination', async () => {
  expect(await actions({ environment: 'production' })).toEqual(['promote']);
  expect(await actions({ unit: 'explore' })).toEqual(['promote', 'publish']);
  expect(await actions({ unit: 'learn' })).toEqual(['promote']);
  expect(await actions({ unit: 'lear' })).toEqual([]);

  const first = await api.call(listLogEndpoint, { limit: 2 }, TEST_DEPLOY_TOKEN);
  expect(first.items).toHaveLength(2);
  expect(await actions({ limit: 2, cursor: first.nextCursor })).toEqual(['publish']);
});

test.each([
  "update release_log set actor = 'nobody'",
  'update release_log set actor = actor where false',
  "delete from release_log where action = 'promote'",
  'truncate release_log',
])('the database rejects a change of the log: %s', async (sql) => {
  await expect(api.database.query(sql)).rejects.toThrow('the audit log is never changed');
  expect(await actions()).toHaveLength(3);
});
