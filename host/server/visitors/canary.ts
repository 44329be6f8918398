import { createHash, randomInt } from 'node:crypto';
import { readSiteCookie, writeCookie } from './cookies';

const BUCKET_COOKIE = 'sopaan-bucket';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const BUCKETS = 10_000;

/** The visitor's bucket, from 0 to 9999. */
export function readBucket(cookies: ReadonlyMap<string, string>): number | undefined {
  const value = readSiteCookie(cookies, BUCKET_COOKIE);
  return value !== undefined && /^(?:0|[1-9]\d{0,3})$/.test(value) ? Number(value) : undefined;
}

export function randomBucket(): number {
  return randomInt(BUCKETS);
}

export function bucketCookie(bucket: number, secure: boolean): string {
  return writeCookie(BUCKET_COOKIE, String(bucket), { seconds: YEAR_SECONDS, secure });
}

/** Whether a visitor gets a canary: always or never, and not the same visitors for each canary. */
export function isInCanary(canary: { id: string; percent: number }, bucket: number): boolean {
  const hash = createHash('sha256').update(`${canary.id}\n${bucket}`).digest();
  return hash.readUInt32BE(0) % BUCKETS < canary.percent * (BUCKETS / 100);
}
