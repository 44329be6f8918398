import type { Duplex } from 'node:stream';

/** How long a side may take to close after the other one. */
const LINGER_MS = 5_000;

/** Pipes data in both directions with backpressure, and closes both sides together. */
export function joinStreams(one: Duplex, other: Duplex): void {
  pass(one, other);
  pass(other, one);
}

function pass(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.on('error', () => to.destroy());
  from.once('close', () => {
    // Without an end of its data, the connection was lost rather than closed.
    if (!from.readableEnded) to.destroy();
    const timer = setTimeout(() => to.destroy(), LINGER_MS);
    to.once('close', () => clearTimeout(timer));
    if (to.closed) clearTimeout(timer);
  });
}
