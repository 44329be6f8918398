import { createHmac, hkdfSync } from 'node:crypto';
import type { Queryable } from './database';

/** What a counter stands at. */
export interface Count {
  hits: number;
  /** Seconds until it begins anew. */
  wait: number;
}

export interface Counted {
  /** Names the counter. */
  name: string;
  /** Whose it is; only a keyed hash of it is kept. */
  whose: string;
  seconds: number;
}

/** Counters in the database: all processes count on the same ones, by the database's clock. */
export interface Counters {
  /** Adds that many in one statement, so that of any two callers one sees the other. */
  add(counted: Counted, hits: number): Promise<Count>;
  /** Removes those that are over. */
  sweep(): Promise<void>;
}

export function countersIn(database: Queryable, secret: string): Counters {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sopaan rate limits', 32));
  const keyOf = ({ name, whose }: Counted) =>
    `${name}:${createHmac('sha256', key).update(`${name}\n${whose}`).digest('base64url')}`;

  return {
    async add(counted, hits) {
      const [count] = await database.query<{ hits: number; wait: number }>(
        `insert into rate_limits as kept (key, hits, resets_at)
         values ($1, $2, now() + make_interval(secs => $3))
         on conflict (key) do update set
           hits = case when kept.resets_at > now() then kept.hits else 0 end + excluded.hits,
           resets_at = case when kept.resets_at > now() then kept.resets_at else excluded.resets_at end
         returning hits, extract(epoch from resets_at - now()) as wait`,
        [keyOf(counted), hits, counted.seconds],
      );
      return count ?? { hits, wait: counted.seconds };
    },

    async sweep() {
      await database.query(
        `delete from rate_limits where key in (
           select key from rate_limits where resets_at < now() limit 10000 for update skip locked
         )`,
      );
    },
  };
}
