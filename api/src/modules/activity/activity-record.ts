import type { ActivityItem } from '@sopaan/schemas/activity/activity';

export interface ActivityRow {
  id: string;
  kind: string;
  status: string;
  title: string;
  detail: string;
  subject_id: string;
  subject_type: string;
  subject_parent: string;
  score: number | null;
  total: number | null;
  at: Date;
}

export function toActivityItem(row: ActivityRow): ActivityItem {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    title: row.title,
    detail: row.detail,
    subject: { id: row.subject_id, type: row.subject_type, parentId: row.subject_parent },
    score: row.score,
    total: row.total,
    at: row.at.toISOString(),
  };
}
