import type { CoinEntry } from '@sopaan/schemas/stats/coins';
import { entryTitle, type EntryReason } from './coin-rules';

export interface CoinEntryRow {
  id: number;
  reason: EntryReason;
  subject_title: string | null;
  coins: number;
  created_at: Date;
}

export function toCoinEntry(row: CoinEntryRow): CoinEntry {
  return {
    id: String(row.id),
    reason: row.reason,
    title: entryTitle(row.reason),
    subject: row.subject_title ?? '',
    coins: row.coins,
    at: row.created_at.toISOString(),
  };
}
