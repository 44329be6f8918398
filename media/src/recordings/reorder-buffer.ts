import type { RtpPacket } from 'werift';

/** A packet counts as lost when this many later ones have arrived: about as many as arrive until it is retransmitted. */
const MAX_BUFFERED = 64;

/** Sequence numbers have 16 bits; after the last one follows 0. */
const SEQUENCE_NUMBERS = 65_536;

interface OrderedPacket {
  packet: RtpPacket;
  /** Whether packets directly before it were lost. */
  isAfterLoss: boolean;
}

/** Returns the packets of a source in the order in which they were sent. */
export class ReorderBuffer {
  readonly #buffered = new Map<number, RtpPacket>();
  #next: number | undefined;

  /** Adds a packet and returns those that are in order now. */
  add(packet: RtpPacket): OrderedPacket[] {
    const { sequenceNumber } = packet.header;
    const next = (this.#next ??= sequenceNumber);
    // Too late: later packets have been returned.
    if (distance(next, sequenceNumber) >= SEQUENCE_NUMBERS / 2) return [];
    this.#buffered.set(sequenceNumber, packet);
    const isLost = !this.#buffered.has(next) && this.#buffered.size > MAX_BUFFERED;
    if (isLost) {
      const numbers = [...this.#buffered.keys()];
      const distances = numbers.map((number) => distance(next, number));
      this.#next = (next + Math.min(...distances)) % SEQUENCE_NUMBERS;
    }
    return this.#takeConsecutive(isLost);
  }

  #takeConsecutive(isLost: boolean): OrderedPacket[] {
    const taken: OrderedPacket[] = [];
    for (;;) {
      const next = this.#next ?? 0;
      const packet = this.#buffered.get(next);
      if (!packet) return taken;
      this.#buffered.delete(next);
      this.#next = (next + 1) % SEQUENCE_NUMBERS;
      taken.push({ packet, isAfterLoss: isLost && taken.length === 0 });
    }
  }
}

/** How many numbers later `to` is. */
const distance = (from: number, to: number) => (to - from + SEQUENCE_NUMBERS) % SEQUENCE_NUMBERS;
