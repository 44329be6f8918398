import { satisfiesRange } from '@sopaan/contract/compatibility';
import { CONTRACT_VERSION } from '@sopaan/contract/version';

/** Throws if a unit's contract range does not include the version that it is built with; registry and host rely on the range. */
export function assertBuiltContract(
  unit: string,
  contract: string,
  built = CONTRACT_VERSION,
): void {
  if (satisfiesRange(contract, built)) return;
  throw new Error(
    `${unit} states the contract range ${contract}, but it is built with ${built}. ` +
      `Set contract: '^${built}' in its remote.config.ts.`,
  );
}
