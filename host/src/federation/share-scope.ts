import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { majorVersion } from '@sopaan/contract/compatibility';
import type { PageRemote } from '@sopaan/contract/release';
import { CONTRACT_VERSION } from '@sopaan/contract/version';

const PAGE_SCOPE = 'default';

/**
 * Returns the name of the share scope for a remote: that of the page, or for an older contract a scope with an adapted bus, which is
 * created here; the adapters are loaded only then. A remote of a newer contract brings its own adapter
 * (docs/decisions/0018-adapters-between-majors.md).
 */
export async function resolveShareScope(
  instance: ModuleFederation,
  { contract }: Pick<PageRemote, 'contract'>,
): Promise<string> {
  const major = majorVersion(contract);
  // Negated, because the major of an invalid version is NaN.
  if (!(major < majorVersion(CONTRACT_VERSION))) return PAGE_SCOPE;
  const name = `contract-${major}`;
  const { scopeFor } = await import('./adapter-scope');
  if (!instance.shareScopeMap[name]) {
    const scope = scopeFor({ contract }, instance.shareScopeMap[PAGE_SCOPE] ?? {});
    instance.initShareScopeMap(name, scope);
  }
  return name;
}
