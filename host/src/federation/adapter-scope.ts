import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { downgradesTo1, upgradesFrom1 } from '@sopaan/contract/adapters/contract-1';
import { majorVersion } from '@sopaan/contract/compatibility';
import type { PageRemote } from '@sopaan/contract/release';
import { adaptBus, type UntypedBus } from '@sopaan/events/adapt-bus';
import { bus } from '@sopaan/events/bus';

type ShareScope = ModuleFederation['shareScopeMap'][string];

const BUS = '@sopaan/events/bus';

/** The page's bus adapted to each older contract, by major. All remotes of a contract share one adapted bus. */
const olderBuses: Readonly<Record<number, UntypedBus>> = {
  1: adaptBus(bus, upgradesFrom1, downgradesTo1),
};

/**
 * The share scope for a remote: the scope of the page. For a remote of an older contract, a copy of it with a bus that is adapted to that
 * contract. A remote of a newer contract brings its own adapter (docs/decisions/0018-adapters-between-majors.md).
 */
export function scopeFor(
  { contract }: Pick<PageRemote, 'contract'>,
  scope: ShareScope,
): ShareScope {
  const older = olderBuses[majorVersion(contract)];
  return older ? { ...scope, [BUS]: withModule(scope[BUS] ?? {}, { bus: older }) } : scope;
}

/** The same versions of a library, each of which provides the given module. The runtime uses `lib`, older containers `get`. */
function withModule(versions: ShareScope[string], module: object): ShareScope[string] {
  const factory = () => module;
  return Object.fromEntries(
    Object.entries(versions).map(([version, shared]) => [
      version,
      { ...shared, get: () => factory, lib: factory },
    ]),
  );
}
