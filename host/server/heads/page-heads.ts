import type { PageHead } from '@sopaan/schemas/page-head';
import { RecentMap } from '../memory/recent-map';
import type { AskHead } from './ask-head';

/** Returns the head of a page, or undefined if the head of its route is to be used. Never throws. */
export type PageHeads = AskHead;

/** Milliseconds. */
export interface HeadTimes {
  /** How long a page waits for the API. */
  patience: number;
  /** How long a head is cached. */
  kept: number;
  /** The same for a page that does not exist, as it may be created. */
  missingKept: number;
  /** How long no request is sent after the API failed, since every page would wait for it. */
  rest: number;
}
const USUAL: HeadTimes = { patience: 400, kept: 30_000, missingKept: 10_000, rest: 2_000 };

/** A complete head takes about 4 KB. */
const MOST_KEPT = 500;

/** Caches heads for a short time and shares one request for each path between concurrent callers. */
export function pageHeads(ask: AskHead, times = USUAL): PageHeads {
  const known = new RecentMap<string, { head: PageHead | undefined; until: number }>(MOST_KEPT);
  const flights = new Map<string, Promise<PageHead | undefined>>();
  let restUntil = 0;

  async function fly(path: string, address: string): Promise<PageHead | undefined> {
    try {
      const head = await ask(path, address);
      const lasts = head?.status === 200 ? times.kept : times.missingKept;
      known.set(path, { head, until: performance.now() + lasts });
      return head;
    } catch {
      restUntil = performance.now() + times.rest;
      // A stale head is better than none.
      return known.get(path)?.head;
    } finally {
      flights.delete(path);
    }
  }

  return (path, address) => {
    const last = known.get(path);
    const now = performance.now();
    if (now < restUntil || (last && now < last.until)) return Promise.resolve(last?.head);
    let flight = flights.get(path);
    if (!flight) {
      flight = fly(path, address);
      flights.set(path, flight);
    }
    return within(times.patience, flight, () => {
      restUntil = performance.now() + times.rest;
      return last?.head;
    });
  };
}

async function within<T>(patience: number, flight: Promise<T>, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late()), patience);
  });
  return Promise.race([flight, end]).finally(() => clearTimeout(timer));
}
