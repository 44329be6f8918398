import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { majorVersion } from '@sopaan/contract/compatibility';
import type { PageRemote } from '@sopaan/contract/release';
import { CONTRACT_VERSION } from '@sopaan/contract/version';

const PAGE_SCOPE = 'default';

/**
 * The name of the share scope for a remote: the scope of the page, or for an older contract a scope with adapted libraries, which
 * only pages with such a remote load. A remote of a newer contract adapts itself.
 */
export async function resolveShareScope(
  instance: ModuleFederation,
  { contract }: Pick<PageRemote, 'contract'>,
): Promise<string> {
  const major = majorVersion(contract);
  if (!(major < majorVersion(CONTRACT_VERSION))) return PAGE_SCOPE;
  const name = `contract-${major}`;
  const { scopeFor } = await import('./adapter-scope');
  if (!instance.shareScopeMap[name]) {
    const scope = scopeFor({ contract }, instance.shareScopeMap[PAGE_SCOPE] ?? {});
    instance.initShareScopeMap(name, scope);
  }
  return name;
}
