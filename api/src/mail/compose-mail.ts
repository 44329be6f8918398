import type { Queryable } from '../database/database';
import type { Composers } from './composer';
import type { MailContent } from './mail-content';
import type { MailKind } from './outbox';

/** A mail of the outbox. */
export interface Mail {
  id: string;
  kind: string;
  data: unknown;
}

interface ComposeContext {
  database: Queryable;
  composers: Composers;
  linkOrigin: string;
}

/** Renders a mail; null if it has no recipient any more. Renders the same content on every attempt. Throws on an unknown kind. */
export async function composeMail(
  { id, kind, data }: Mail,
  { database, composers, linkOrigin }: ComposeContext,
): Promise<MailContent | null> {
  if (!isKindOf(composers, kind)) throw new Error(`unknown kind of mail: ${kind}`);
  return composers[kind](data, { database, mailId: id, linkOrigin });
}

function isKindOf(composers: Composers, kind: string): kind is MailKind {
  return Object.hasOwn(composers, kind);
}
