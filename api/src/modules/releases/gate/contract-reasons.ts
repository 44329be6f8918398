import { isCompatible, type ContractSupport } from '@sopaan/contract/compatibility';
import type { Reason } from '@sopaan/schemas/api/error';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { findHost, releaseName } from '../sets/release-name';

/** Each remote must support the contract of the host, directly or through an adapter. */
export function contractReasons(candidate: ReadonlyArray<ReleaseRef & ContractSupport>): Reason[] {
  const host = findHost(candidate);
  if (!host) return [];
  return candidate
    .filter((remote) => remote.unit !== 'host' && !isCompatible(remote, host))
    .map((remote) => ({
      rule: 'contract',
      about: [releaseName(remote), releaseName(host)],
      message:
        `${releaseName(remote)} needs the contract ${remote.contract}, but ${releaseName(host)} offers ${host.contract}` +
        ` and neither brings an adapter. Build ${remote.unit} for ${host.contract},` +
        ` or promote it with a host that offers ${remote.contract}.`,
    }));
}
