import type { MailContent } from '../../../mail/mail-content';
import type { TestApp } from '../../../testing/test-app';
import { composeMail, type Mail } from '../../../mail/compose-mail';
import { unsubscribeTokens } from '../../../mail/unsubscribe/unsubscribe-tokens';
import { mailComposers } from '../../../registries/mail-composers';

interface MailRow extends Mail, Record<string, unknown> {}

/** Renders a mail as a worker would now. */
export function compose({ app, database }: TestApp, mail: Mail): Promise<MailContent | null> {
  const { tokenSecret, linkOrigin } = app.settings;
  return composeMail(mail, {
    database,
    composers: mailComposers(tokenSecret),
    tokens: unsubscribeTokens(tokenSecret),
    linkOrigin,
  });
}

/** Empties the outbox, oldest first, and returns the mails that a worker would send now. */
export async function takeMails(api: TestApp): Promise<MailContent[]> {
  const rows = await api.database.query<MailRow>(
    `with taken as (delete from outbox returning *)
     select id, kind, data from taken order by created_at, kind`,
  );
  const mails: MailContent[] = [];
  for (const row of rows) {
    const mail = await compose(api, row);
    if (mail) mails.push(mail);
  }
  return mails;
}

/** The only mail in the outbox. */
export async function takeMail(api: TestApp): Promise<MailContent> {
  const mails = await takeMails(api);
  const [mail] = mails;
  if (!mail || mails.length > 1) throw new Error(`The outbox has ${mails.length} mails, not one.`);
  return mail;
}

/** The token in the link of a mail. */
export function tokenIn({ action }: MailContent): string {
  const token = action?.url.match(/[\w-]{44}$/)?.[0];
  if (token === undefined) throw new Error('the mail has no link with a token');
  return token;
}

export function codeIn({ code }: MailContent): string {
  if (code === undefined) throw new Error('the mail has no code');
  return code;
}

/** A code that differs from this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
