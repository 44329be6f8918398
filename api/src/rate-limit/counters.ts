import { createHmac, hkdfSync } from 'node:crypto';
import type { Queryable } from '../database/database';
import { hasCome } from '../database/has-come';

/** The state of a counter. */
interface CounterState {
  hits: number;
  /** Seconds until it resets. */
  wait: number;
}

/** The condition that the time of a stored counter is over; its seconds are parameter 3. */
const IS_OVER = hasCome('stored.resets_at', '$3');

interface CounterKey {
  /** The name of the counter. */
  name: string;
  /** Whom it counts, such as an IP address; only a keyed hash is stored. */
  subject: string;
  /** Until the hits are reset. */
  seconds: number;
}

/** Counters in the database, shared by all processes and timed by the database's clock. */
export interface Counters {
  /** Adds hits atomically, so that concurrent callers see each other's hits. */
  add(counter: CounterKey, hits: number): Promise<CounterState>;
}

export function createCounters(database: Queryable, secret: string): Counters {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sopaan rate limits', 32));
  const keyOf = ({ name, subject }: CounterKey) =>
    `${name}:${createHmac('sha256', key).update(`${name}\n${subject}`).digest('base64url')}`;

  return {
    async add(counter, hits) {
      const [count] = await database.query<{ hits: number; wait: number }>(
        `insert into rate_limits as stored (key, hits, resets_at)
         values ($1, $2, now() + make_interval(secs => $3))
         on conflict (key) do update set
           hits = case when ${IS_OVER} then 0 else stored.hits end + excluded.hits,
           resets_at = case when ${IS_OVER} then excluded.resets_at else stored.resets_at end
         returning hits, extract(epoch from resets_at - now()) as wait`,
        [keyOf(counter), hits, counter.seconds],
      );
      return count ?? { hits, wait: counter.seconds };
    },
  };
}
