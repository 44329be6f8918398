import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

const HOUR_MS = 3_600_000;

/** Adds a class that has started. */
export async function addLiveClass(
  database: Queryable,
  { id, ...row }: { id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const now = Date.now();
  await insertRow(database, 'live_classes', {
    id,
    title: 'Loops',
    teacher_name: 'Meera Iyer',
    starts_at: new Date(now - HOUR_MS),
    ends_at: new Date(now + HOUR_MS),
    started_at: new Date(now - HOUR_MS),
    ...row,
  });
}

export function addMember(
  database: Queryable,
  row: { class_id: string; user_id: string; removed_at?: Date; registered_at?: Date | null },
): Promise<void> {
  return insertRow(database, 'live_class_members', { registered_at: new Date(), ...row });
}
