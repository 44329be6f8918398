import { readFileSync } from 'node:fs';

const SAMPLE_INTERVAL_MS = 4;

/** Measures by how much the machine's available memory fell during some work. What other programs keep does not count. */
export async function measureMemoryDrop<T>(
  work: () => Promise<T>,
): Promise<{ dropBytes: number; result: T }> {
  const before = availableBytes();
  let lowest = before;
  const timer = setInterval(() => {
    lowest = Math.min(lowest, availableBytes());
  }, SAMPLE_INTERVAL_MS);
  try {
    const result = await work();
    return { dropBytes: Math.min(before, availableBytes()) - lowest, result };
  } finally {
    clearInterval(timer);
  }
}

function availableBytes(): number {
  const kilobytes = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  return Number(kilobytes) * 1_024;
}
