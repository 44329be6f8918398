import type { CoinEntry } from '@sopaan/schemas/stats/coins';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { joinLessonOfSubject } from './lesson-subject';
import type { EntryReason } from './coin-rules';
import { toCoinEntry, type CoinEntryRow } from './coin-entry-record';

interface NewEntry {
  userId: string;
  reason: EntryReason;
  /** The id of the item for which coins are earned or spent, such as a challenge. */
  subject: string;
  /** Negative when spent. */
  coins: number;
}

/** Returns false if the ledger already has an entry of the user for this reason and subject. */
export async function addEntry(
  transaction: Queryable,
  { userId, reason, subject, coins }: NewEntry,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into coin_entries (user_id, reason, subject, coins) values ($1, $2, $3, $4)
     on conflict (user_id, reason, subject) do nothing
     returning id`,
    [userId, reason, subject, coins],
  );
  return added.length > 0;
}

export interface CoinTotals {
  balance: number;
  /** All coins that were ever earned; spent ones are not subtracted. */
  earned: number;
}

export async function findTotals(database: Queryable, userId: string): Promise<CoinTotals> {
  const [totals] = await database.query<CoinTotals & Record<string, unknown>>(
    `select coalesce(sum(coins), 0) as balance,
       coalesce(sum(coins) filter (where coins > 0), 0) as earned
     from coin_entries where user_id = $1`,
    [userId],
  );
  return totals ?? { balance: 0, earned: 0 };
}

export function findHistory(
  database: Queryable,
  userId: string,
  page: PageRequest,
): Promise<Page<CoinEntry>> {
  const conditions = new Conditions();
  conditions.equal('entry.user_id', userId);
  return findPage<CoinEntryRow & Record<string, unknown>, CoinEntry>(database, page, {
    columns: `entry.id, entry.reason, entry.coins, entry.created_at,
      coalesce(challenge.title, quiz.title, lesson.title, course.name) as subject_title`,
    from: `coin_entries entry
      left join challenges challenge on entry.reason = 'challenge' and challenge.id = entry.subject
      left join quizzes quiz on entry.reason = 'quiz' and quiz.id = entry.subject
      ${joinLessonOfSubject(`entry.reason = 'lesson'`, 'entry.subject')}`,
    conditions,
    order: [
      ['entry.created_at', 'timestamptz'],
      ['entry.id', 'bigint'],
    ],
    direction: 'desc',
    toItem: toCoinEntry,
  });
}
