import { useEffect, useState } from 'react';

interface ServerClock {
  /** The server's clock when it responded, an ISO instant. */
  serverTime: string;
  /** The clock of this device when the response arrived, in milliseconds. */
  receivedAt: number;
}

/** The whole seconds until an instant by the server's clock, because the clock of this device may be wrong. */
export function useSecondsUntil(instant: string, { serverTime, receivedAt }: ServerClock): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const update = () => setElapsedMs(Math.max(0, Date.now() - receivedAt));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [receivedAt]);
  const remaining = Date.parse(instant) - Date.parse(serverTime) - elapsedMs;
  return Math.max(0, Math.ceil(remaining / 1_000));
}
