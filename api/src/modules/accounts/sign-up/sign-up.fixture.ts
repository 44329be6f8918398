import { randomUUID } from 'node:crypto';
import { signUpEndpoint } from '@sopaan/schemas/account-sign-up';
import type { TestApp } from '../../../testing/test-app';
import { openBrowser } from '../browser.fixture';
import { takeLetter } from '../sent-mails.fixture';

export const NEW_PASSWORD = 'seven wet stones';

export function newcomer() {
  const email = `Asha.${randomUUID()}@example.com`;
  return { firstName: 'Asha', lastName: 'Rao', email, password: NEW_PASSWORD };
}

/** Somebody who has filled in the form, and the letter that waits for them; older letters are lost. */
export async function beginSignUp(api: TestApp, person = newcomer()) {
  await api.database.query('delete from outbox');
  const browser = openBrowser(api);
  const answer = await browser.send(signUpEndpoint, person);
  if (answer.statusCode !== 200) throw new Error(`sign-up answered ${answer.body}`);
  return { browser, person, letter: await takeLetter(api) };
}

/** Lets that many minutes pass for every link. */
export function ageLinks(api: TestApp, minutes: number) {
  return api.database.query(
    `update email_links set created_at = created_at - make_interval(mins => $1),
       expires_at = expires_at - make_interval(mins => $1)`,
    [minutes],
  );
}

/** As if each limit of requests had run out. */
export function forgetLimits(api: TestApp) {
  return api.database.query('delete from rate_limits');
}
