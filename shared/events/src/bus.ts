/** The page's event bus, shared by the host and every remote. */
import { pageSingleton } from '@sopaan/contract/page-singleton';
import { createBus, type Bus } from './create-bus';

export type { Bus, EventFault } from './create-bus';

function isBus(value: unknown): value is Bus {
  return typeof value === 'object' && value !== null && 'publish' in value && 'subscribe' in value;
}

/** Publish and subscribe to the events of the contract. */
export const bus: Bus = pageSingleton('sopaan.events.v1', isBus, createBus);
