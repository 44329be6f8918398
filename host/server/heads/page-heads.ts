import type { PageHead } from '@sopaan/schemas/page-head';
import { RecentMap } from '../memory/recent-map';
import type { AskHead } from './ask-head';

/** Tells what belongs into the head of a page. Undefined: what its route says must do. Never throws. */
export type PageHeads = AskHead;

/** Milliseconds. */
export interface HeadTimes {
  /** How long a page waits. */
  patience: number;
  /** How long an answer is good for. */
  kept: number;
  /** The same, where there is no such thing: it may come to be. */
  missingKept: number;
  /** How long nobody asks after the API failed: else every page would wait for it. */
  rest: number;
}
const USUAL: HeadTimes = { patience: 400, kept: 30_000, missingKept: 10_000, rest: 2_000 };

/** A head with all that stands in it has some 4 KB. */
const MOST_KEPT = 500;

/** Keeps heads for a short time and asks for each of them once, however many ask at that moment. */
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
      // What was known a while ago is better than nothing.
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
