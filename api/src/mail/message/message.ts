import MailComposer from 'nodemailer/lib/mail-composer';
import type { Letter } from '../letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { plainLetter } from './plain-letter';

/** A mail as it goes over the wire or into a file. */
export interface Message {
  /** Of its row in the outbox. */
  id: string;
  createdAt: Date;
  envelope: { from: string; to: string[] };
  source: Buffer;
}

/** Nothing in it depends on when or by whom it is made: a second attempt sends the same bytes. */
export async function makeMessage(
  { id, createdAt }: { id: string; createdAt: Date },
  letter: Letter,
  from: string,
): Promise<Message> {
  const plain = plainLetter(letter);
  const node = new MailComposer({
    from,
    // As an object: what stands in an address must not be read as a list of several.
    to: { name: '', address: plain.to },
    subject: plain.subject,
    date: createdAt,
    messageId: `<${id}@${hostOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: letterText(plain),
    html: letterHtml(plain),
    encoding: 'quoted-printable',
    baseBoundary: id,
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from: sender, to } = node.getEnvelope();
  return {
    id,
    createdAt,
    envelope: { from: sender || '', to: [...to] },
    source: await node.build(),
  };
}

function hostOf(from: string): string {
  return from.slice(from.lastIndexOf('@') + 1).replace('>', '');
}
