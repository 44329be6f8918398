import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';
import { shortName } from '../accounts/users/short-name';

export interface QuestionRow {
  id: string;
  mentor_id: string;
  mentor_name: string;
  sample: boolean;
  first_name: string;
  last_name: string | null;
  is_received: boolean;
  topic: string;
  body: string;
  status: string;
  reply: string;
  hidden_at: Date | null;
  is_blocked: boolean;
  is_reported: boolean;
  created_at: Date;
  closed_at: Date | null;
}

export function toQuestion(row: QuestionRow): MentorQuestion {
  const isHidden = row.hidden_at !== null;
  return {
    questionId: row.id,
    mentorId: row.mentor_id,
    mentorName: row.mentor_name,
    isSample: row.sample,
    askerName: shortName(row.first_name, row.last_name),
    isReceived: row.is_received,
    topic: row.topic,
    text: row.body,
    status: row.status,
    reply: isHidden ? '' : row.reply,
    askedAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    isHidden,
    isBlocked: row.is_received && row.is_blocked,
    isReported: row.is_reported,
  };
}
