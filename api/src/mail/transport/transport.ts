import type { Message } from '../message/message';

export interface MailTransport {
  /** Resolves once the mail is accepted; must stop when the signal aborts. */
  send: (message: Message, signal: AbortSignal) => Promise<void>;
  close: () => void;
}
