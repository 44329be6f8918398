import type { Notice } from '@sopaan/schemas/notices/notice';

export type NoticeKind =
  | 'application'
  | 'application-sent'
  | 'registration'
  | 'waiting-list'
  | 'team'
  | 'reply'
  | 'deadline'
  | 'mentor-application'
  | 'mentor-question'
  | 'saved-search'
  | 'parental-consent'
  | 'legal';

export interface NoticeRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  path: string;
  created_at: Date;
  read_at: Date | null;
}

/** The columns of `NoticeRow`. */
export const NOTICE_COLUMNS = 'id, kind, title, body, path, created_at, read_at';

export function toNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    path: row.path,
    at: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
