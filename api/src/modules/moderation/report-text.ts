import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockAccountForShare } from '../accounts/users/users.repository';
import type { ModeratedTable } from './moderated-table';
import { addReport, hideIfReportedOften } from './moderation.repository';

/** A text is hidden when this many members have reported it, until an admin has read it. */
const REPORTS_TO_HIDE = 3;

interface Report {
  /** The text and the member who reports it. */
  id: string;
  userId: string;
  table: ModeratedTable;
  /** Locks the text. Undefined if it does not exist or is not visible. */
  lockVisible: (
    transaction: Queryable,
    id: string,
  ) => Promise<{ user_id: string | null } | undefined>;
  /** What the text is called in the message to its author. */
  noun: string;
}

/** Idempotent. */
export function reportText(database: Database, report: Report): Promise<void> {
  const { id, userId, table, lockVisible, noun } = report;
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, userId);
    const text = await lockVisible(transaction, id);
    if (!text) throw new ApiError('NOT_FOUND');
    if (text.user_id === userId)
      throw new ApiError('FORBIDDEN', { message: `You cannot report your own ${noun}.` });
    await addReport(transaction, table, { id, userId });
    await hideIfReportedOften(transaction, table, id, REPORTS_TO_HIDE);
  });
}
