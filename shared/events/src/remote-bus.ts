/** The bus as a remote has it, whatever its host's contract. The build of a remote puts it in the place of `bus`. */
import { downgradesTo1, upgradesFrom1 } from '@sopaan/contract/adapters/contract-1';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import { adaptBus, type UntypedBus } from './adapt-bus';
import { bus as hostBus, type Bus } from './bus';

// What the adapted bus takes and hands out is as typed as the events of this contract: that is what the translators are for.
function adaptContract1Bus(bus: UntypedBus): Bus;
function adaptContract1Bus(bus: UntypedBus): UntypedBus & { contract: string } {
  return { contract: CONTRACT_VERSION, ...adaptBus(bus, downgradesTo1, upgradesFrom1) };
}

/** The host's bus when it says its contract, as all do from 2.0.0 on; else this contract on top of it. */
export const bus: Bus = 'contract' in hostBus ? hostBus : adaptContract1Bus(hostBus);
