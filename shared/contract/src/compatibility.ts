/** Compatibility of versions. A range is a caret range, such as `^1.2.0`, or one exact version. */

/** Whether a version satisfies a range. Below 1.0.0 a new minor version is a breaking change, as in npm. */
export function satisfiesRange(range: string, version: string): boolean {
  const rangeMatch = /^(\^?)(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const offered = parseVersion(version);
  if (!rangeMatch || !offered) return false;
  const [major = 0, minor = 0, patch = 0] = rangeMatch.slice(2).map(Number);
  const [offeredMajor, offeredMinor, offeredPatch] = offered;
  if (!rangeMatch[1])
    return offeredMajor === major && offeredMinor === minor && offeredPatch === patch;
  if (offeredMajor !== major || (major === 0 && offeredMinor !== minor)) return false;
  return offeredMinor > minor || (offeredMinor === minor && offeredPatch >= patch);
}

function parseVersion(version: string): [number, number, number] | undefined {
  const parts = /^\^?(\d+)\.(\d+)\.(\d+)/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/** The major of a version or of a range; NaN when it is neither. */
export function majorVersion(version: string): number {
  return parseVersion(version)?.[0] ?? NaN;
}

/** The contract version of a host or the range of a remote, and the other majors that the unit has adapters for. */
export interface ContractSupport {
  contract: string;
  adapts: readonly number[];
}

/** Whether host and remote can run on one page, directly or through the adapters of the newer one. */
export function isCompatible(remote: ContractSupport, host: ContractSupport): boolean {
  return (
    satisfiesRange(remote.contract, host.contract) ||
    host.adapts.includes(majorVersion(remote.contract)) ||
    remote.adapts.includes(majorVersion(host.contract))
  );
}
