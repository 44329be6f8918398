import type { NewNotice } from '../notices.repository';

export interface DueDateRow {
  user_id: string;
  item_id: string;
  /** Of the item. */
  title: string;
  /** The name of the date; null if an item has one only. */
  deadline: string | null;
  due_at: Date;
  once_key: string;
}

/** Dates that members should not miss. */
export interface DeadlineSource {
  /** Distinguishes its dates from those of other sources. */
  name: string;
  /**
   * SQL of a query with a row for each member and date: `user_id`, `item_id`, `title` (of the item), `deadline` (its name, or null if an
   * item has one date only) and `due_at`. Whoever need not be reminded any more has no row.
   */
  dates: string;
  /** `date` is the due date as text. */
  toNotice(row: DueDateRow, date: string): Pick<NewNotice, 'title' | 'body' | 'path'>;
}
