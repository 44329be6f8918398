import { downgradesTo1, upgradesFrom1 } from '@sopaan/contract/adapters/contract-1';
import { majorVersion } from '@sopaan/contract/compatibility';
import type { PageRemote } from '@sopaan/contract/release';
import { adaptBus, type UntypedBus } from '@sopaan/events/adapt-bus';
import { bus } from '@sopaan/events/bus';

const BUS = '@sopaan/events/bus';

/** The page's one bus in the words of an older contract, by its major: one for all remotes of that contract. */
const olderBuses: Readonly<Record<number, UntypedBus>> = {
  1: adaptBus(bus, upgradesFrom1, downgradesTo1),
};

/**
 * The libraries for a remote: those of the page. A remote of an older contract gets the same ones but for the bus, which
 * speaks its contract. A remote of a newer contract adapts itself.
 */
export function scopeFor({ contract }: Pick<PageRemote, 'contract'>, scope: unknown): unknown {
  const older = olderBuses[majorVersion(contract)];
  return older && isTable(scope)
    ? { ...scope, [BUS]: withModule(scope[BUS], { bus: older }) }
    : scope;
}

/** The same versions of a library, each handing out this module. */
function withModule(versions: unknown, module: object): object {
  const entries = Object.entries(isTable(versions) ? versions : {});
  return Object.fromEntries(
    entries.map(([version, entry]) => [
      version,
      { ...(isTable(entry) ? entry : {}), get: () => () => module },
    ]),
  );
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
