import type { Release } from '@sopaan/contract/release';
import { TRUSTED_TYPES_NAMES } from '@sopaan/contract/trusted-types';
import { page, writeFakeRelease } from '../testing/fake-units';
import { hostScreens, startTestSite, waitUntil, type TestSite } from '../testing/test-site';

let site: TestSite;
let host: Release;
let ready: Release;
beforeEach(async () => {
  site = await startTestSite();
  host = writeFakeRelease(site.units, 'host', [page('/auth/login', 'login')], {
    release: '1.1.0-a',
    screens: hostScreens,
    trustedTypes: true,
  });
  site.registry.publish(site.units, host);
  ready = site.nextExplore('1.1.0-a', { trustedTypes: true });
});
afterEach(() => site.close());

async function policyWith(explore: Release, lastGood: Release[] = []): Promise<string> {
  const fallbacks = lastGood.map(({ unit, release }) => ({ unit, release }));
  site.registry.promote([host, explore], { lastGood: fallbacks });
  const id = site.registry.state?.set.id;
  await waitUntil(async () => (await site.get('/-/set')).json().set === id);
  return String((await site.get('/')).headers['content-security-policy']);
}

test('[P7] requires Trusted Types, with a list of policies, when all releases of the set are built for them', async () => {
  const policy = await policyWith(ready);
  expect(policy).toContain("; require-trusted-types-for 'script'; ");
  expect(policy).toContain(`; trusted-types ${TRUSTED_TYPES_NAMES.join(' ')}; `);
  expect(policy).not.toMatch(/allow-duplicates|trusted-types[^;]*(?:default|\*)/);
});

test('[P7] does not require them of an older release, in the set or as a fallback', async () => {
  const older = site.nextExplore('1.0.0-b');
  expect(await policyWith(older)).not.toContain('trusted-types');
  expect(await policyWith(ready, [older])).not.toContain('trusted-types');
  site.registry.promote([host, ready]);
  await waitUntil(async () =>
    String((await site.get('/')).headers['content-security-policy']).includes('trusted-types'),
  );
});
