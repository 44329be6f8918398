import type { Database } from '../../database/database';
import { findRanking, type Ranking } from './leaderboard.repository';

/** Shorter than the interval in which pages request the leaderboard. */
const CACHE_MS = 3_000;

type ReadRanking = (festivalId: string) => Promise<Ranking>;

/** Caches the ranking of each festival for a few seconds, so that concurrent and repeated reads share one query. */
export function createRankingCache(database: Database): ReadRanking {
  const entries = new Map<string, { ranking: Promise<Ranking>; startedAt: number }>();
  return (festivalId) => {
    const now = performance.now();
    for (const [id, { startedAt }] of entries) {
      if (now - startedAt > CACHE_MS) entries.delete(id);
    }
    const cached = entries.get(festivalId);
    if (cached) return cached.ranking;
    const entry = { ranking: findRanking(database, festivalId), startedAt: now };
    entries.set(festivalId, entry);
    // A failure is not cached: the next read may succeed.
    entry.ranking.catch(() => {
      if (entries.get(festivalId) === entry) entries.delete(festivalId);
    });
    return entry.ranking;
  };
}
