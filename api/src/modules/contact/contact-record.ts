export const MESSAGE_STATUSES = ['open', 'answered', 'closed', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Why a message is probably spam. */
export type Suspicion = 'hidden field filled' | 'written too fast';

export interface MessageRow {
  id: string;
  subject: string;
  name: string;
  last_name: string;
  email: string;
  message: string;
  status: MessageStatus;
  suspicion: Suspicion | null;
  created_at: Date;
}

export interface AnswerRow {
  id: string;
  text: string;
  created_at: Date;
}

/** The mails about a message. */
export const MESSAGE_MAILS = {
  'contact-message': 'to the operator',
  'contact-received': 'confirmation to the sender',
  'contact-answer': 'answer to the sender',
} as const;

/** A mail about a message, while the outbox has it. */
export interface MessageMailRow {
  message_id: string;
  kind: keyof typeof MESSAGE_MAILS;
  /** Null for mails other than answers. */
  answer_id: string | null;
  state: 'waiting' | 'sent' | 'failed' | 'refused' | 'skipped';
  last_error: string | null;
}

/** A short identifier of a message for mails and commands. */
export function messageReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
