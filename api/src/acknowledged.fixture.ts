import { randomUUID } from 'node:crypto';
import { signUpEndpoint } from '@sopaan/schemas/account-sign-up';
import { sendContactMessageEndpoint } from '@sopaan/schemas/contact';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter';
import type { Queryable } from './plugins/database';
import { TEST_PASSWORD } from './testing/test-app';

const KINDS = [
  {
    endpoint: subscribeNewsletterEndpoint,
    body: (email: string) => ({ email }),
    kept: 'select email from newsletter_subscribers',
  },
  {
    endpoint: sendContactMessageEndpoint,
    body: (email: string) => ({ name: 'Asha', lastName: 'Rao', email, message: 'Hello.' }),
    kept: 'select email from contact_messages',
  },
  {
    endpoint: signUpEndpoint,
    body: (email: string) => ({
      firstName: 'Asha',
      lastName: 'Rao',
      email,
      password: TEST_PASSWORD,
    }),
    // The link and the mail that carries it, or neither.
    kept: `select email from email_links join outbox on outbox.data ->> 'linkId' = email_links.id`,
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

/** Writes of visitors, and which of them the API has said yes to. */
export class Writes {
  readonly acknowledged: Array<{ kind: number; email: string }> = [];

  /** One write after the other until one has no answer or `goOn` says no. Resolves with the statuses of refusals. */
  async run(address: string, writer: number, goOn: () => boolean): Promise<Set<number>> {
    const refused = new Set<number>();
    for (let round = writer; goOn(); round += 1) {
      const kind = round % KINDS.length;
      const write = KINDS[kind];
      if (!write) break;
      const email = `${randomUUID()}@example.com`;
      const answer = await post(address, write.endpoint, write.body(email)).catch(() => undefined);
      if (!answer) break;
      await answer.arrayBuffer();
      if (answer.ok) this.acknowledged.push({ kind, email });
      else refused.add(answer.status);
    }
    return refused;
  }

  /** Those that the API has said yes to, and that are nowhere. */
  async lost(database: Queryable): Promise<string[]> {
    const kept = await Promise.all(
      KINDS.map(async ({ kept: sql }) => {
        const rows = await database.query<{ email: string }>(sql);
        return new Set(rows.map(({ email }) => email));
      }),
    );
    return this.acknowledged
      .filter(({ kind, email }) => !kept[kind]?.has(email))
      .map(({ email }) => email);
  }
}
