import { useEffect, useState } from 'react';
import type { Receivers } from './media-client';

/** Packets are recent for this long. A shared screen without changes still sends about one frame a second. */
const RECENT_MS = 5_000;
const INTERVAL_MS = 1_000;

/**
 * The names of the tracks whose packets have arrived recently. Tracks that the teacher does not send have receivers, too. The frames of the
 * video elements are no indication: browsers display none for an element that is scrolled out of view.
 */
export function useArrivals(receivers: Receivers): ReadonlySet<string> {
  const [arriving, setArriving] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const last = new Map<string, { timestamp: number; seenAt: number }>();
    const update = () => {
      const now = performance.now();
      for (const [name, receiver] of Object.entries(receivers)) {
        const timestamp = latestPacket(receiver);
        if (timestamp !== undefined && timestamp !== last.get(name)?.timestamp)
          last.set(name, { timestamp, seenAt: now });
      }
      const names = [...last].flatMap(([name, { seenAt }]) =>
        now - seenAt < RECENT_MS ? [name] : [],
      );
      setArriving((before) => (isSame(before, names) ? before : new Set(names)));
    };
    const timer = setInterval(update, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [receivers]);
  return arriving;
}

function latestPacket(receiver: RTCRtpReceiver): number | undefined {
  const sources = receiver.getSynchronizationSources();
  return sources.length === 0 ? undefined : Math.max(...sources.map(({ timestamp }) => timestamp));
}

function isSame(before: ReadonlySet<string>, names: readonly string[]): boolean {
  return before.size === names.length && names.every((name) => before.has(name));
}
