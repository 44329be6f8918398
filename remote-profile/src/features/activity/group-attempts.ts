import type { ActivityItem } from '@sopaan/schemas/activity/activity';

export interface ActivityRow {
  item: ActivityItem;
  /** The earlier attempts at the same challenge that follow it directly. */
  earlier: ActivityItem[];
}

/** Consecutive attempts at the same challenge become one row of the list. */
export function groupAttempts(items: readonly ActivityItem[]): ActivityRow[] {
  const rows: ActivityRow[] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row && isAttemptAtSame(item, row.item)) row.earlier.push(item);
    else rows.push({ item, earlier: [] });
  }
  return rows;
}

function isAttemptAtSame(item: ActivityItem, previous: ActivityItem): boolean {
  return (
    item.kind === 'submission' &&
    previous.kind === 'submission' &&
    item.subject.id === previous.subject.id
  );
}
