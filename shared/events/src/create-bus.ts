/** How a bus of typed events works. The page's one bus is in `bus.ts`. */
import {
  eventDefinitions,
  type EventName,
  type EventPayload,
  type Replay,
} from '@sopaan/contract/events';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import type { Schema } from 'yup';

type Listener<N extends EventName> = (payload: EventPayload<N>) => void;

/** What went wrong with an event: its payload was not of the agreed shape, or a listener threw. */
export interface EventFault {
  name: string;
  sender: string;
  kind: 'payload' | 'listener';
  problem: string;
}

/** Typed events between the host and the remotes. Nothing here ever throws at a publisher. */
export interface Bus {
  /** The version of the contract that this bus speaks. The bus of contract 1 says none. */
  readonly contract: string;
  /** Hands the payload to every listener. A payload that fails its schema is dropped and reported. */
  publish<N extends EventName>(name: N, payload: EventPayload<N>, sender?: string): void;
  /** Listens until the returned function is called. Events with replay hand over what was last said at once. */
  subscribe<N extends EventName>(name: N, listener: Listener<N>): () => void;
  /** Hears of dropped payloads and of listeners that threw. */
  onInvalid(listener: (fault: EventFault) => void): () => void;
}

interface Channel<N extends EventName> {
  listeners: Set<Listener<N>>;
  sent: boolean;
  /** What late subscribers are handed, the latest at the end. */
  kept: Map<string, EventPayload<N>>;
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

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What is wrong with a payload, or null. A name that this contract does not know is wrong, too. */
function payloadProblem(name: EventName, payload: unknown): string | null {
  const definition = definitions[name];
  if (!definition) return 'no event of this name';
  if (payload === undefined) return 'no payload';
  try {
    definition.payload.validateSync(payload, { strict: true });
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

function keep<P>(kept: Map<string, P>, replay: Replay<P>, payload: P): void {
  if (replay === 'none') return;
  const key = replay === 'last' ? '' : replay.keyOf(payload);
  kept.delete(key);
  if (replay === 'last' || !replay.ends(payload)) kept.set(key, payload);
}

/** A bus of its own. Pages use the one in `bus.ts`; tests may want another. */
export function createBus(): Bus {
  const channels: Channels = {};
  const faultListeners = new Set<(fault: EventFault) => void>();

  function channel<N extends EventName>(name: N): Channel<N> {
    const found: Channel<N> | undefined = channels[name];
    if (found) return found;
    const made: Channel<N> = { listeners: new Set(), sent: false, kept: new Map() };
    Object.assign(channels, { [name]: made });
    return made;
  }

  function report(fault: EventFault): void {
    for (const listener of [...faultListeners]) {
      try {
        listener(fault);
      } catch {
        // A broken reporter has nobody left to be reported to.
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
      keep(target.kept, definitions[name]?.replay ?? 'none', payload);
      for (const listener of [...target.listeners]) {
        try {
          listener(payload);
        } catch (error) {
          report({ name, sender, kind: 'listener', problem: problemOf(error) });
        }
      }
    },
    subscribe(name, listener) {
      const target = channel(name);
      // A wrapper of its own, so that one function subscribed twice is undone once at a time.
      const own: typeof listener = (payload) => listener(payload);
      target.listeners.add(own);
      for (const payload of [...target.kept.values()]) {
        try {
          own(payload);
        } catch (error) {
          report({ name, sender: 'replay', kind: 'listener', problem: problemOf(error) });
        }
      }
      return () => {
        target.listeners.delete(own);
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
