/** The bus of a remote, adapted where its host has an older contract. The build of a remote substitutes it for `bus`. */
import { downgradesTo1, upgradesFrom1 } from '@sopaan/contract/adapters/contract-1';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import { adaptBus, type UntypedBus } from './adapt-bus';
import { bus as hostBus, type Bus } from './bus';

// The overload asserts the type: the adapters convert every payload to the types of this contract.
function adaptContract1Bus(bus: UntypedBus): Bus;
function adaptContract1Bus(bus: UntypedBus): UntypedBus & { contract: string } {
  return { contract: CONTRACT_VERSION, ...adaptBus(bus, downgradesTo1, upgradesFrom1) };
}

/** The host's bus if it has a `contract`, as from 2.0.0 on; else an adapted one. */
export const bus: Bus = 'contract' in hostBus ? hostBus : adaptContract1Bus(hostBus);
