import type { Letter } from '../../mail/letter';
import type { TestApp } from '../../testing/test-app';
import { composeMail } from './mails/compose';

interface MailRow extends Record<string, unknown> {
  id: string;
  kind: string;
  data: unknown;
}

/** Empties the outbox, oldest first, and returns the mails that a worker would send now. */
export async function takeMails(api: TestApp): Promise<Letter[]> {
  const rows = await api.database.query<MailRow>(
    `with taken as (delete from outbox returning *)
     select id, kind, data from taken order by created_at, kind`,
  );
  const mails: Letter[] = [];
  for (const row of rows) {
    const mail = await composeMail(api.database, row, api.app.settings);
    if (mail) mails.push(mail);
  }
  return mails;
}

/** The only mail in the outbox. */
export async function takeMail(api: TestApp): Promise<Letter> {
  const [mail, ...others] = await takeMails(api);
  if (!mail || others.length > 0) throw new Error(`${others.length + 1} mails or none`);
  return mail;
}

/** The token in the link of a mail. */
export function tokenIn({ action }: Letter): string {
  const token = action?.url.match(/[\w-]{44}$/)?.[0];
  if (token === undefined) throw new Error('the mail has no link with a token');
  return token;
}

export function codeIn({ code }: Letter): string {
  if (code === undefined) throw new Error('the mail has no code');
  return code;
}

/** A code that differs from this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
