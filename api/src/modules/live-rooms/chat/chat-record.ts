import type { ChatEntry } from '@sopaan/schemas/live-classes/room';

export interface ChatEntryRow {
  seq: number;
  kind: 'message' | 'removal';
  message_id: string;
  member_id: string;
  name: string;
  is_teacher: boolean;
  body: string;
  created_at: Date;
}

export function toChatEntry(row: ChatEntryRow): ChatEntry {
  return {
    seq: row.seq,
    kind: row.kind,
    messageId: row.message_id,
    memberId: row.member_id,
    name: row.name,
    isTeacher: row.is_teacher,
    text: row.body,
    at: row.created_at.toISOString(),
  };
}
