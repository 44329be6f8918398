import { MAIL_TOPICS } from '@sopaan/schemas/account/mail-choices';
import type { Queryable } from '../database/database';
import type { Composers } from './composer';
import type { MailContent } from './mail-content';
import { isMailWanted, mailChoiceOf, type MailChoiceKey } from './optional-mail';
import type { MailKind } from './outbox';
import { unsubscribeLinks, type Subscription } from './unsubscribe/unsubscribe-links';
import type { UnsubscribeTokens } from './unsubscribe/unsubscribe-tokens';

/** A mail of the outbox. */
export interface Mail {
  id: string;
  kind: string;
  data: unknown;
}

interface ComposeContext {
  database: Queryable;
  composers: Composers;
  tokens: UnsubscribeTokens;
  linkOrigin: string;
}

/**
 * Renders a mail; null if it has no recipient any more, or its recipient has unsubscribed meanwhile. Every attempt renders the same links
 * and codes, without those that have expired by then. Mails that the recipient can turn off get links to unsubscribe. Throws on an unknown
 * kind.
 */
export async function composeMail(
  { id, kind, data }: Mail,
  { database, composers, tokens, linkOrigin }: ComposeContext,
): Promise<MailContent | null> {
  if (!isKnownKind(composers, kind)) throw new Error(`unknown kind of mail: ${kind}`);
  const choice = mailChoiceOf(kind, data);
  if (choice && !(await isMailWanted(database, choice))) return null;
  const composed = await composers[kind](data, { database, mailId: id, linkOrigin });
  if (!composed) return null;
  const { subscription = choice && toSubscription(choice), ...content } = composed;
  if (!subscription) return content;
  return { ...content, unsubscribe: unsubscribeLinks(subscription, { tokens, linkOrigin }) };
}

function toSubscription({ userId, category }: MailChoiceKey): Subscription {
  return { key: { kind: category, id: userId }, topic: MAIL_TOPICS[category] };
}

function isKnownKind(composers: Composers, kind: string): kind is MailKind {
  return Object.hasOwn(composers, kind);
}
