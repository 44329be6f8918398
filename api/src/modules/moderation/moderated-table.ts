/** A table of texts of members that others can report. Its rows have `id`, `user_id`, `body`, `hidden_at`, `restored_at` and `created_at`. */
export interface ModeratedTable {
  name: string;
  /** The column that says what the text is about. */
  subjectColumn: string;
  /** What admins read, an SQL expression; the column `body` by default. */
  text?: string;
  /** The table of its reports, with `user_id` and `created_at`. */
  reportTable: string;
  /** The column of the reports that refers to the text. */
  reportedColumn: string;
}
