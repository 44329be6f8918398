import type { Mail } from '../compose-mail';
import type { MailContent } from '../mail-content';
import { createMessage } from '../message/message';
import type { MailTransport } from '../transport/transport';
import { LEASE_SECONDS, type DueMail } from './due-mails';

/**
 * Composes the content of a mail; null if it is not wanted any more. Every attempt gives the same links and codes, without those that have
 * expired by then.
 */
export type ComposeMail = (mail: Mail) => Promise<MailContent | null>;

export interface Delivery {
  compose: ComposeMail;
  transport: MailTransport;
  /** `Sopaan <no-reply@sopaan.example>` */
  from: string;
}

/** Ends before the lease does, with time to spare for marking the mail as sent. */
const DEADLINE_MS = (LEASE_SECONDS - 20) * 1_000;

export async function deliver(
  mail: DueMail,
  { compose, transport, from }: Delivery,
  aborting: AbortSignal,
): Promise<'sent' | 'skipped'> {
  const signal = AbortSignal.any([aborting, AbortSignal.timeout(DEADLINE_MS)]);
  const content = await compose({ id: mail.id, kind: mail.kind, data: mail.data });
  if (!content) return 'skipped';
  const message = await createMessage(mail, content, from);
  signal.throwIfAborted();
  await transport.send(message, signal);
  return 'sent';
}
