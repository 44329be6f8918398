import { randomUUID } from 'node:crypto';
import { signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import type { Queryable } from '../database/database';
import { TEST_PASSWORD } from './test-app';

const KINDS = [
  {
    endpoint: subscribeNewsletterEndpoint,
    body: (email: string) => ({ email }),
    storedSql: 'select email from newsletter_subscribers',
  },
  {
    endpoint: sendContactMessageEndpoint,
    body: (email: string) => ({ name: 'Asha', lastName: 'Rao', email, message: 'Hello.' }),
    storedSql: 'select email from contact_messages',
  },
  {
    endpoint: signUpEndpoint,
    body: (email: string) => ({
      firstName: 'Asha',
      lastName: 'Rao',
      email,
      password: TEST_PASSWORD,
    }),
    // The link and its mail are stored together or not at all.
    storedSql: `select email from email_links join outbox on outbox.data ->> 'linkId' = email_links.id`,
  },
];

export function post(address: string, { path }: Endpoint, body: object, token?: string) {
  return fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Writes like visitors, and records which writes the API has acknowledged. */
export class VisitorWrites {
  readonly acknowledged: Array<{ kind: number; email: string }> = [];

  /** Writes until a request has no response or `shouldContinue` returns false. Resolves with the error statuses. */
  async run(address: string, writer: number, shouldContinue: () => boolean): Promise<Set<number>> {
    const rejectedStatuses = new Set<number>();
    // Concurrent writers begin with different kinds.
    for (let round = writer; shouldContinue(); round += 1) {
      const kind = round % KINDS.length;
      const write = KINDS[kind];
      if (!write) break;
      const email = `${randomUUID()}@example.com`;
      const response = await post(address, write.endpoint, write.body(email)).catch(
        () => undefined,
      );
      if (!response) break;
      await response.arrayBuffer();
      if (response.ok) this.acknowledged.push({ kind, email });
      else rejectedStatuses.add(response.status);
    }
    return rejectedStatuses;
  }

  /** The acknowledged writes that are not in the database. */
  async findLost(database: Queryable): Promise<string[]> {
    const storedEmails = await Promise.all(
      KINDS.map(async ({ storedSql }) => {
        const rows = await database.query<{ email: string }>(storedSql);
        return new Set(rows.map(({ email }) => email));
      }),
    );
    return this.acknowledged
      .filter(({ kind, email }) => !storedEmails[kind]?.has(email))
      .map(({ email }) => email);
  }
}
