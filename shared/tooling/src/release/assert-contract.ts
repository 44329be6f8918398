import { runsWith } from '@sopaan/contract/compatibility';
import { CONTRACT_VERSION } from '@sopaan/contract/version';

/** A unit speaks the contract that it is built with. Said otherwise, gate and host would treat it as what it is not. */
export function assertBuiltContract(
  unit: string,
  contract: string,
  built = CONTRACT_VERSION,
): void {
  if (runsWith(contract, built)) return;
  throw new Error(
    `${unit} says that it needs the contract ${contract}, but it is built with ${built}. ` +
      `Write contract: '^${built}' into its remote.config.ts.`,
  );
}
