import type { Letter } from '../letter';
import { makeMessage } from '../message/message';
import type { MailTransport } from '../transport/transport';
import { LEASE_SECONDS, type DueMail } from './due-mails';

/** The words of a mail; null when there is nobody to write to. The same words each time it is asked. */
export type ComposeMail = (mail: {
  id: string;
  kind: string;
  data: unknown;
}) => Promise<Letter | null>;

export interface Delivery {
  compose: ComposeMail;
  transport: MailTransport;
  /** `Sopaan <no-reply@sopaan.example>` */
  from: string;
}

/** Before another worker takes it, with time to spare for writing down that it was sent. */
const DEADLINE_MILLISECONDS = (LEASE_SECONDS - 20) * 1_000;

export async function deliver(
  mail: DueMail,
  { compose, transport, from }: Delivery,
  leaving: AbortSignal,
): Promise<'sent' | 'skipped'> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(DEADLINE_MILLISECONDS)]);
  const letter = await compose({ id: mail.id, kind: mail.kind, data: mail.data });
  if (!letter) return 'skipped';
  const message = await makeMessage(mail, letter, from);
  signal.throwIfAborted();
  await transport.send(message, signal);
  return 'sent';
}
