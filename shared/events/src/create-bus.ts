/** A bus of typed events. The page's instance is in `bus.ts`. */
import {
  eventDefinitions,
  type EventName,
  type EventPayload,
  type Replay,
} from '@sopaan/contract/events';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import type { Schema } from 'yup';

type Listener<N extends EventName> = (payload: EventPayload<N>) => void;

/** A faulty event: its payload does not match the schema, or a listener threw. */
export interface EventFault {
  name: string;
  sender: string;
  kind: 'payload' | 'listener';
  problem: string;
}

/** Typed events between the host and the remotes. `publish` never throws. */
export interface Bus {
  /** The version of the contract. The bus of contract 1 does not have this property. */
  readonly contract: string;
  /** Delivers the payload to every listener. A payload that fails its schema is dropped and reported. */
  publish<N extends EventName>(name: N, payload: EventPayload<N>, sender?: string): void;
  /** Subscribes until the returned function is called. Events with replay deliver their last payloads at once. */
  subscribe<N extends EventName>(name: N, listener: Listener<N>): () => void;
  /** Subscribes to reports of dropped payloads and of listeners that threw. */
  onInvalid(listener: (fault: EventFault) => void): () => void;
}

interface Channel<N extends EventName> {
  listeners: Set<Listener<N>>;
  sent: boolean;
  /** The payloads for late subscribers, the latest last. */
  replayed: Map<string, EventPayload<N>>;
}
type Channels = { [N in EventName]?: Channel<N> };
type Definitions = {
  [N in EventName]?: {
    payload: Schema;
    delivery: 'many' | 'once';
    replay: Replay<EventPayload<N>>;
  };
};

const definitions: Definitions = eventDefinitions;

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Why a payload is invalid, or null. An unknown event name is invalid, too. */
function payloadProblem(name: EventName, payload: unknown): string | null {
  const definition = definitions[name];
  if (!definition) return 'no event of this name';
  if (payload === undefined) return 'no payload';
  try {
    definition.payload.validateSync(payload, { strict: true });
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

function storeForReplay<P>(replayed: Map<string, P>, replay: Replay<P>, payload: P): void {
  if (replay === 'none') return;
  const key = replay === 'last' ? '' : replay.keyOf(payload);
  // Deleted first, so that the latest payload is the last in the map.
  replayed.delete(key);
  if (replay === 'last' || !replay.ends(payload)) replayed.set(key, payload);
}

/** Creates a separate bus. Pages use the one in `bus.ts`. */
export function createBus(): Bus {
  const channels: Channels = {};
  const faultListeners = new Set<(fault: EventFault) => void>();

  function channel<N extends EventName>(name: N): Channel<N> {
    const existing: Channel<N> | undefined = channels[name];
    if (existing) return existing;
    const created: Channel<N> = { listeners: new Set(), sent: false, replayed: new Map() };
    Object.assign(channels, { [name]: created });
    return created;
  }

  function report(fault: EventFault): void {
    for (const listener of [...faultListeners]) {
      try {
        listener(fault);
      } catch {
        // There is nowhere left to report a failure of the report itself.
      }
    }
  }

  return {
    contract: CONTRACT_VERSION,
    publish(name, payload, sender = 'unknown') {
      const problem = payloadProblem(name, payload);
      if (problem) return report({ name, sender, kind: 'payload', problem });
      const target = channel(name);
      if (definitions[name]?.delivery === 'once' && target.sent) return;
      target.sent = true;
      storeForReplay(target.replayed, definitions[name]?.replay ?? 'none', payload);
      for (const listener of [...target.listeners]) {
        try {
          listener(payload);
        } catch (error) {
          report({ name, sender, kind: 'listener', problem: errorMessage(error) });
        }
      }
    },
    subscribe(name, listener) {
      const target = channel(name);
      // A wrapper per subscription, so that a function subscribed twice is removed once at a time.
      const subscription: typeof listener = (payload) => listener(payload);
      target.listeners.add(subscription);
      for (const payload of [...target.replayed.values()]) {
        try {
          subscription(payload);
        } catch (error) {
          report({ name, sender: 'replay', kind: 'listener', problem: errorMessage(error) });
        }
      }
      return () => {
        target.listeners.delete(subscription);
      };
    },
    onInvalid(listener) {
      faultListeners.add(listener);
      return () => {
        faultListeners.delete(listener);
      };
    },
  };
}
