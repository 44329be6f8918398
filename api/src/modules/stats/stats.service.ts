import type { Stats } from '@sopaan/schemas/stats/stats';
import type { Queryable } from '../../database/database';
import { findBadges } from '../badges/badges.repository';
import { levelsAt } from '../coins/coin-rules';
import { findTotals } from '../coins/coins.repository';
import { findFollowCounts } from '../member-follows/member-follows.repository';
import { findHundredDays } from '../practice/hundred-days/hundred-days.repository';

export async function readStats(database: Queryable, userId: string): Promise<Stats> {
  const [totals, badges, follows, { streakFreezes }] = await Promise.all([
    findTotals(database, userId),
    findBadges(database, userId),
    findFollowCounts(database, userId),
    findHundredDays(database, userId),
  ]);
  return {
    coins: totals.balance,
    points: totals.earned,
    ...levelsAt(totals.earned),
    streakFreezes,
    ...follows,
    badges,
  };
}
