import {
  createPreviewEndpoint,
  openPreviewEndpoint,
  listPreviewsEndpoint,
  revokePreviewEndpoint,
} from '@sopaan/schemas/releases/preview';
import { createTokenEndpoint } from '@sopaan/schemas/releases/token';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import { listEnvironmentsEndpoint, promoteEndpoint } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeBuild, page } from '../../../testing/fake-manifest';
import { publishFake } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, TEST_SECRET, testApp } from '../../../testing/test-app';
import { openPreview } from './open-preview';
import { newPreviewId, previewTokens } from './preview-token';

const api = testApp();
const production = { environment: 'production' };
const DAY_MS = 86_400_000;

let host: ReleaseRef;
let explore: ReleaseRef;
let practice: ReleaseRef;
let newExplore: ReleaseRef;
beforeAll(async () => {
  host = await publishFake(api, { unit: 'host' });
  explore = await publishFake(api, { unit: 'explore' });
  practice = await publishFake(api, { unit: 'practice' });
  newExplore = await publishFake(api, { unit: 'explore', version: '1.1.0' });
  await api.call(
    promoteEndpoint,
    { ...production, expected: 0, parts: [host, explore, practice], why: '' },
    TEST_DEPLOY_TOKEN,
  );
});

function create(releases: ReleaseRef[], more: { days?: number; note?: string } = {}) {
  const input = { ...production, parts: releases, days: 7, note: '', ...more };
  return api.call(createPreviewEndpoint, input, TEST_DEPLOY_TOKEN);
}

function rejectionOf(releases: ReleaseRef[], environment = 'production') {
  return api.rejection(createPreviewEndpoint, { environment, parts: releases }, TEST_DEPLOY_TOKEN);
}

function open(token: string) {
  return api.call(openPreviewEndpoint, { token });
}

test('a preview puts releases into the current set of the environment, and an edge can open it', async () => {
  const { preview, token } = await create([newExplore], { note: 'Search by city' });
  expect(preview).toMatchObject({
    environment: 'production',
    set: { parts: [host, newExplore, practice] },
    overridden: [{ ...newExplore, version: '1.1.0', author: 'Asha Rao', commit: '3f2a9c1' }],
    createdBy: 'operator',
    revokedAt: null,
    note: 'Search by city',
  });
  const lifetime = Date.parse(preview.expires) - Date.parse(preview.createdAt);
  expect(Math.abs(lifetime - 7 * DAY_MS)).toBeLessThan(60_000);
  expect(await open(token)).toEqual({ problem: null, preview });

  const { previews } = await api.call(listPreviewsEndpoint, {}, TEST_DEPLOY_TOKEN);
  expect(previews[0]).toEqual(preview);
  expect(JSON.stringify(previews)).not.toContain(token);
  const { environments } = await api.call(listEnvironmentsEndpoint, {}, TEST_DEPLOY_TOKEN);
  expect(environments).toMatchObject([{ revision: 1, set: { parts: [host, explore, practice] } }]);
});

test('a preview does not change with its environment, and can combine units of several teams', async () => {
  const newPractice = await publishFake(api, { unit: 'practice', version: '2.0.0' });
  const { preview, token } = await create([newPractice, newExplore]);
  expect(preview.overridden.map(({ unit }) => unit)).toEqual(['explore', 'practice']);
  expect((await open(token)).preview?.set).toEqual(preview.set);
});

test('a token of one unit may preview any unit; a guest may not', async () => {
  const { secret } = await api.call(
    createTokenEndpoint,
    { name: 'practice-team', unit: 'practice' },
    TEST_DEPLOY_TOKEN,
  );
  const input = { ...production, parts: [newExplore], days: 1, note: '' };
  const { preview } = await api.call(createPreviewEndpoint, input, secret);
  expect(preview.createdBy).toBe('practice-team');
  const guest = await api.rejection(createPreviewEndpoint, input);
  expect(guest.code).toBe('UNAUTHENTICATED');
});

test('a link expires at its exact second', async () => {
  const { preview, token } = await create([newExplore], { days: 0.0001 });
  const tokens = previewTokens(TEST_SECRET);
  const openAt = (offset: number) =>
    openPreview(api.database, tokens, {
      token,
      now: new Date(Date.parse(preview.expires) + offset),
    });
  expect((await openAt(-1)).problem).toBeNull();
  expect(await openAt(0)).toEqual({ problem: 'expired', preview: null });
});

test('a link also expires with its row, even if its signature is valid for longer', async () => {
  const { preview, token } = await create([newExplore]);
  await api.database.query(
    "update release_previews set expires_at = now() - interval '1 s' where id = $1",
    [preview.id],
  );
  expect(await open(token)).toEqual({ problem: 'expired', preview: null });
});

test('a revoked link stays revoked, and revoking it again changes nothing', async () => {
  const { preview, token } = await create([newExplore]);
  const revoked = await api.call(revokePreviewEndpoint, { id: preview.id }, TEST_DEPLOY_TOKEN);
  expect(revoked.revokedAt).not.toBeNull();
  expect(await open(token)).toEqual({ problem: 'revoked', preview: null });
  const again = await api.call(revokePreviewEndpoint, { id: preview.id }, TEST_DEPLOY_TOKEN);
  expect(again).toEqual(revoked);

  const { items } = await api.call(listLogEndpoint, {}, TEST_DEPLOY_TOKEN);
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'revoke preview', actor: 'operator', from: preview.set.id },
    {
      action: 'preview',
      actor: 'operator',
      to: preview.set.id,
      releases: [`explore@${newExplore.release}`],
    },
  ]);
  const unknown = await api.rejection(revokePreviewEndpoint, { id: 'none' }, TEST_DEPLOY_TOKEN);
  expect(unknown.code).toBe('NOT_FOUND');
});

test('a link signed with another secret, or never issued, is unknown', async () => {
  const { preview } = await create([newExplore]);
  const payload = { id: preview.id, expires: new Date(preview.expires) };
  const forged = previewTokens('another secret').sign(payload);
  const neverIssued = previewTokens(TEST_SECRET).sign({ ...payload, id: newPreviewId() });
  for (const token of [forged, neverIssued, preview.id, `${preview.id}.zzzzzz.`]) {
    expect(await open(token)).toEqual({ problem: 'unknown', preview: null });
  }
});

test('rejects an unpublished release and suggests similar ones', async () => {
  const { status, code, reasons } = await rejectionOf([{ unit: 'explore', release: '1.1.0' }]);
  expect([status, code]).toEqual([422, 'RELEASE_REFUSED']);
  expect(reasons).toMatchObject([{ rule: 'unknown', about: ['explore@1.1.0'] }]);
  expect(reasons[0]?.message).toContain(`explore@${newExplore.release}`);
});

test('rejects a preview in an environment that does not exist', async () => {
  expect(await rejectionOf([newExplore], 'pr-42')).toMatchObject({ code: 'NOT_FOUND' });
});

test('validates previews like promotions, except for budgets', async () => {
  const incompatible = await publishFake(api, { unit: 'explore', contract: '^9.0.0' });
  const { code, reasons } = await rejectionOf([incompatible]);
  expect(code).toBe('RELEASE_REFUSED');
  expect(reasons).toMatchObject([
    { rule: 'contract', about: [`explore@${incompatible.release}`, `host@${host.release}`] },
  ]);

  const routes = [page('/explore', 'home', { budget: 1 })];
  const overBudget = await publishFake(api, { unit: 'explore', routes, bytes: 5000 });
  const promotion = { ...production, expected: 1, parts: [overBudget] };
  const rejected = await api.rejection(promoteEndpoint, promotion, TEST_DEPLOY_TOKEN);
  expect(rejected.reasons).toMatchObject([{ rule: 'budget' }]);
  await create([overBudget]);
});

test('rejects a preview of a release with missing files', async () => {
  const fake = { unit: 'explore', version: '1.2.0' };
  const lostRelease = await publishFake(api, fake);
  const [file] = fakeBuild(fake).manifest.files;
  const name = file?.integrity.replace('sha384-', '').replaceAll('+', '-').replaceAll('/', '_');
  const storedPaths = await readdir(api.storeFolder, { recursive: true });
  const stored = storedPaths.find((path) => name !== undefined && path.includes(name));
  await rm(join(api.storeFolder, String(stored)));
  expect((await rejectionOf([lostRelease])).reasons).toMatchObject([
    { rule: 'files', about: [`explore@${lostRelease.release}`] },
  ]);
});
