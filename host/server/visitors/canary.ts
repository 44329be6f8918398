import { createHash, randomInt } from 'node:crypto';

const BUCKETS = 10_000;

/** The bucket in a cookie, from 0 to 9999; undefined if it is invalid. */
export function parseBucket(value: string | undefined): number | undefined {
  return value !== undefined && /^(?:0|[1-9]\d{0,3})$/.test(value) ? Number(value) : undefined;
}

export function randomBucket(): number {
  return randomInt(BUCKETS);
}

/** Whether a visitor gets a canary. The answer does not change with time; another canary gets other visitors. */
export function isInCanary(canary: { id: string; percent: number }, bucket: number): boolean {
  const hash = createHash('sha256').update(`${canary.id}\n${bucket}`).digest();
  return hash.readUInt32BE(0) % BUCKETS < canary.percent * (BUCKETS / 100);
}
