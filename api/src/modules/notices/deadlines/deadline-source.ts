import type { StepKind } from '@sopaan/schemas/next-steps/next-steps';
import type { NewNotice } from '../notices.repository';

export interface DeadlineRow {
  item_id: string;
  /** The title of the item. */
  title: string;
  due_at: Date;
  /** The day of a date without a time. */
  due_day: string | null;
}

export interface DueDateRow extends DeadlineRow {
  user_id: string;
  /** Null if an item has one date only. */
  date_name: string | null;
  once_key: string;
}

export type NoticeText = Pick<NewNotice, 'title' | 'body'>;

/** Dates that members should not miss: notices remind of them, and they are next steps. */
export interface DeadlineSource {
  /** Distinguishes its dates from those of other sources. */
  name: string;
  stepKind: StepKind;
  /**
   * SQL of a query with a row for each member and date: `user_id`, `item_id`, `title` (of the item), `detail` (of the step), `date_name`
   * (null if an item has one date only), `due_at`, `due_day` (of a date without a time, otherwise null) and `zone` (in which the step
   * shows the date). Members who need no reminder any more have no row.
   */
  dates: string;
  toPath(row: DeadlineRow): string;
  /** `date` is the due date as text. */
  toNotice(row: DueDateRow, date: string): NoticeText;
  /** A second notice shortly before each date with a time, for dates at which members should be present. */
  lastReminder?: {
    minutes: number;
    /** `time` is the time of the day as text. */
    toNotice(row: DueDateRow, time: string): NoticeText;
  };
}
