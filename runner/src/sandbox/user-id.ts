import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

export interface ReservedUserId {
  userId: number;
  release: () => void;
}

/** Used by neither people, packages nor containers on common systems. The second range is for containers with few IDs. */
const RANGES = [
  { first: 70_000, count: 256 },
  { first: 60_700, count: 128 },
] as const;

/**
 * Reserves a user ID under which nothing else runs: the kernel counts processes by user, and two runs must not share that limit.
 * The lock between several servers on one machine is an abstract socket, which disappears with its process however that ends.
 */
export async function reserveUserId(): Promise<ReservedUserId> {
  const inUse = userIdsInUse();
  const mappedCount = mappedUserIds();
  const range = RANGES.find(({ first, count }) => first + count <= mappedCount) ?? RANGES[1];
  for (let userId = range.first; userId < range.first + range.count; userId += 1) {
    if (inUse.has(userId)) continue;
    const server = await lock(lockName(userId));
    if (server) return { userId, release: () => void server.close() };
  }
  throw new Error('no user id is free for a sandbox');
}

/**
 * Padded to the maximum length: some versions of Node pad shorter names themselves, and the locks of other versions would not
 * collide with those.
 */
function lockName(userId: number): string {
  return `\0sopaan-sandbox-user-${String(userId)}`.padEnd(108, '@');
}

async function lock(name: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  const isLocked = await new Promise<boolean>((resolve) => {
    server.once('error', () => {
      resolve(false);
    });
    server.listen(name, () => {
      resolve(true);
    });
  });
  if (!isLocked) return null;
  server.unref();
  return server;
}

/** IDs under which anything runs, of another server or a stranger, are not reserved. */
function userIdsInUse(): Set<number> {
  const inUse = new Set<number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const state = statSync(`/proc/${name}`, { throwIfNoEntry: false });
    if (state) inUse.add(state.uid);
  }
  return inUse;
}

function mappedUserIds(): number {
  return readFileSync('/proc/self/uid_map', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((most, [first = 0, , count = 0]) => Math.max(most, first + count), 0);
}
