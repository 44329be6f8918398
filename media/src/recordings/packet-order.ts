import type { RtpPacket } from 'werift';

/** How many packets may come before a missing one is lost: about as many as come before it is sent again. */
const MAX_WAITING = 64;

interface OrderedPacket {
  packet: RtpPacket;
  /** Whether packets before it were lost. */
  isAfterLoss: boolean;
}

/** Brings the packets of a source into the order in which they were sent. */
export class PacketOrder {
  readonly #waiting = new Map<number, RtpPacket>();
  #next: number | undefined;

  /** The packets that can be used now that this one has come. */
  add(packet: RtpPacket): OrderedPacket[] {
    const { sequenceNumber } = packet.header;
    const next = (this.#next ??= sequenceNumber);
    // Sent before those that were used.
    if (distance(next, sequenceNumber) >= 32_768) return [];
    this.#waiting.set(sequenceNumber, packet);
    const isLost = !this.#waiting.has(next) && this.#waiting.size > MAX_WAITING;
    if (isLost) {
      const numbers = [...this.#waiting.keys()];
      const distances = numbers.map((number) => distance(next, number));
      this.#next = (next + Math.min(...distances)) % 65_536;
    }
    return this.#take(isLost);
  }

  #take(isLost: boolean): OrderedPacket[] {
    const taken: OrderedPacket[] = [];
    for (;;) {
      const next = this.#next ?? 0;
      const packet = this.#waiting.get(next);
      if (!packet) return taken;
      this.#waiting.delete(next);
      this.#next = (next + 1) % 65_536;
      taken.push({ packet, isAfterLoss: isLost && taken.length === 0 });
    }
  }
}

const distance = (from: number, to: number) => (to - from + 65_536) % 65_536;
