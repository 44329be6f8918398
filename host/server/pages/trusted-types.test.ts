import type { Release } from '@sopaan/contract/release';
import { TRUSTED_TYPES_NAMES } from '@sopaan/contract/trusted-types';
import { page, writeFakeRelease } from '../testing/fake-units';
import { hostScreens, startTestSite, waitUntil, type TestSite } from '../testing/test-site';

let site: TestSite;
let host: Release;
let typedExplore: Release;
beforeEach(async () => {
  site = await startTestSite();
  host = writeFakeRelease(site.units, 'host', [page('/auth/login', 'login')], {
    release: '1.1.0-a',
    screens: hostScreens,
    trustedTypes: true,
  });
  site.registry.publish(site.units, host);
  typedExplore = site.nextExplore('1.1.0-a', { trustedTypes: true });
});
afterEach(() => site.close());

async function policyWith(explore: Release, fallbacks: Release[] = []): Promise<string> {
  const lastGood = fallbacks.map(({ unit, release }) => ({ unit, release }));
  site.registry.promote([host, explore], { lastGood });
  const id = site.registry.state?.set.id;
  await waitUntil(async () => (await site.get('/-/set')).json().set === id);
  return currentPolicy();
}

async function currentPolicy(): Promise<string> {
  return String((await site.get('/')).headers['content-security-policy']);
}

test('[P7] requires Trusted Types, with a list of policies, when all releases of the set are built for them', async () => {
  const policy = await policyWith(typedExplore);
  expect(policy).toContain("; require-trusted-types-for 'script'; ");
  expect(policy).toContain(`; trusted-types ${TRUSTED_TYPES_NAMES.join(' ')}; `);
  expect(policy).not.toMatch(/allow-duplicates|trusted-types[^;]*(?:default|\*)/);
});

test('[P7] does not require Trusted Types when a release of the set or a fallback is not built for them', async () => {
  const older = site.nextExplore('1.0.0-b');
  expect(await policyWith(older)).not.toContain('trusted-types');
  expect(await policyWith(typedExplore, [older])).not.toContain('trusted-types');
});

test('[P7] requires Trusted Types again once the fallback that is not built for them has been removed', async () => {
  await policyWith(typedExplore, [site.nextExplore('1.0.0-b')]);
  // The set stays the same, so only the policy shows that the edge has the new state.
  site.registry.promote([host, typedExplore]);
  await waitUntil(async () => (await currentPolicy()).includes('trusted-types'));
});
