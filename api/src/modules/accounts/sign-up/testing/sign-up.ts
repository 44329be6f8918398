import { randomUUID } from 'node:crypto';
import { signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import type { TestApp } from '../../../../testing/test-app';
import { openBrowser } from '../../testing/browser';
import { takeMail } from '../../testing/sent-mails';

export const NEW_PASSWORD = 'seven wet stones';

export function newPerson() {
  const email = `Asha.${randomUUID()}@example.com`;
  return { firstName: 'Asha', lastName: 'Rao', email, password: NEW_PASSWORD };
}

/** Submits the sign-up form and returns the mail that was queued; older mails are discarded. */
export async function beginSignUp(api: TestApp, person = newPerson()) {
  await api.database.query('delete from outbox');
  const browser = openBrowser(api);
  const response = await browser.send(signUpEndpoint, person);
  if (response.statusCode !== 200) throw new Error(`sign-up answered ${response.body}`);
  return { browser, person, mail: await takeMail(api) };
}

/** Moves the creation and expiry of all links into the past. */
export function ageLinks(api: TestApp, { minutes }: { minutes: number }) {
  return api.database.query(
    `update email_links set created_at = created_at - make_interval(mins => $1),
       expires_at = expires_at - make_interval(mins => $1)`,
    [minutes],
  );
}

/** Resets all rate limits. */
export function clearLimits(api: TestApp) {
  return api.database.query('delete from rate_limits');
}
