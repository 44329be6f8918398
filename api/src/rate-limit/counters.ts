import { createHmac, hkdfSync } from 'node:crypto';
import type { Queryable } from '../database/database';

/** The state of a counter. */
interface CounterState {
  hits: number;
  /** Seconds until it resets. */
  wait: number;
}

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
           hits = case when stored.resets_at > now() then stored.hits else 0 end + excluded.hits,
           resets_at = case when stored.resets_at > now() then stored.resets_at else excluded.resets_at end
         returning hits, extract(epoch from resets_at - now()) as wait`,
        [keyOf(counter), hits, counter.seconds],
      );
      return count ?? { hits, wait: counter.seconds };
    },
  };
}
