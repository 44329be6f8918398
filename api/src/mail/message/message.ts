import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailContent } from '../mail-content';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';
import { normalizeMailContent } from './normalize-mail-content';

/** A mail ready for sending or for writing to a file. */
export interface Message {
  /** Id of its row in the outbox. */
  id: string;
  createdAt: Date;
  envelope: { from: string; to: string[] };
  source: Buffer;
}

/** Depends on nothing but its arguments, so a second attempt sends the same bytes. */
export async function createMessage(
  { id, createdAt }: { id: string; createdAt: Date },
  content: MailContent,
  from: string,
): Promise<Message> {
  const normalized = normalizeMailContent(content);
  const node = new MailComposer({
    from,
    // As an object, because a string would be parsed as a list of addresses.
    to: { name: '', address: normalized.to },
    ...(normalized.replyTo && { replyTo: { name: '', address: normalized.replyTo } }),
    subject: normalized.subject,
    date: createdAt,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(normalized.unsubscribe && unsubscribeHeaders(normalized.unsubscribe)),
    },
    text: mailText(normalized),
    html: mailHtml(normalized),
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

function domainOf(from: string): string {
  return from.slice(from.lastIndexOf('@') + 1).replace('>', '');
}

/** RFC 8058. `prepared`: the URL is neither folded nor encoded. */
function unsubscribeHeaders({ oneClickUrl }: NonNullable<MailContent['unsubscribe']>) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${oneClickUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
