import type { Unread } from '@sopaan/schemas/notices/notice';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { countUnread, markAllRead, markRead } from './notices.repository';

export function readNotice(
  database: Database,
  key: { id: string; userId: string },
): Promise<Unread> {
  return database.transaction(async (transaction) => {
    if (!(await markRead(transaction, key))) throw new ApiError('NOT_FOUND');
    return { unread: await countUnread(transaction, key.userId) };
  });
}

export function readAllNotices(database: Database, userId: string): Promise<Unread> {
  return database.transaction(async (transaction) => {
    await markAllRead(transaction, userId);
    return { unread: await countUnread(transaction, userId) };
  });
}
