/** A bus that speaks another contract on top of the page's one bus. */
import type { PayloadAdapter, PayloadAdapters } from '@sopaan/contract/adapters/contract-1';
import type { EventFault } from './create-bus';

/** Written as a method, so that a listener of any event is one. */
type Listener = { hear(payload: unknown): void }['hear'];

/** What the buses of all contracts have in common. */
export interface UntypedBus {
  publish(name: string, payload: unknown, sender?: string): void;
  subscribe(name: string, listener: Listener): () => void;
  onInvalid(listener: (fault: EventFault) => void): () => void;
}

/** Whoever publishes here is translated by `outgoing`, whoever listens here hears through `incoming`. */
export function adaptBus(bus: UntypedBus, outgoing: PayloadAdapters, incoming: PayloadAdapters): UntypedBus {
  const speakers = new Map<string, PayloadAdapter>();

  function speaker(name: string): PayloadAdapter | undefined {
    const known = speakers.get(name);
    if (known) return known;
    const made = outgoing[name]?.();
    if (made) speakers.set(name, made);
    return made;
  }

  return {
    publish(name, payload, sender) {
      const translate = speaker(name);
      bus.publish(name, translate ? translate(payload) : payload, sender);
    },
    subscribe(name, listener) {
      const translate = incoming[name]?.();
      if (!translate) return bus.subscribe(name, listener);
      return bus.subscribe(name, (payload) => {
        const heard = translate(payload);
        // The bus reports what its listeners throw.
        if (heard === null) throw new Error('The payload is of no known contract');
        listener(heard);
      });
    },
    onInvalid: (listener) => bus.onInvalid(listener),
  };
}
