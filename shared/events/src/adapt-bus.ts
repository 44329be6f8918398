/** A bus of another contract version on top of the page's bus. */
import type { PayloadAdapter, PayloadAdapters } from '@sopaan/contract/adapters/contract-1';
import type { EventFault } from './create-bus';

/** Declared as a method to get bivariant parameters, so that a listener of any event is assignable. */
type Listener = { receive(payload: unknown): void }['receive'];

/** What the buses of all contract versions have in common. */
export interface UntypedBus {
  publish(name: string, payload: unknown, sender?: string): void;
  subscribe(name: string, listener: Listener): () => void;
  onInvalid(listener: (fault: EventFault) => void): () => void;
}

/** Published payloads pass through `outgoing`, received ones through `incoming`. */
export function adaptBus(
  bus: UntypedBus,
  outgoing: PayloadAdapters,
  incoming: PayloadAdapters,
): UntypedBus {
  const outgoingAdapters = new Map<string, PayloadAdapter>();

  function outgoingAdapter(name: string): PayloadAdapter | undefined {
    const existing = outgoingAdapters.get(name);
    if (existing) return existing;
    const created = outgoing[name]?.();
    if (created) outgoingAdapters.set(name, created);
    return created;
  }

  return {
    publish(name, payload, sender) {
      const adapt = outgoingAdapter(name);
      bus.publish(name, adapt ? adapt(payload) : payload, sender);
    },
    subscribe(name, listener) {
      const adapt = incoming[name]?.();
      if (!adapt) return bus.subscribe(name, listener);
      return bus.subscribe(name, (payload) => {
        const adapted = adapt(payload);
        // The bus reports errors that its listeners throw.
        if (adapted === null) throw new Error('The payload is of no known contract');
        listener(adapted);
      });
    },
    onInvalid: (listener) => bus.onInvalid(listener),
  };
}
