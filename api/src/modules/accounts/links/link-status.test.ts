import {
  confirmLinkEndpoint,
  inspectLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account/sign-up';
import { forgotPasswordEndpoint } from '@sopaan/schemas/account/password';
import { send } from '../../../testing/call';
import { testApp } from '../../../testing/test-app';
import { takeMail, tokenIn } from '../testing/sent-mails';
import { ageLinks, beginSignUp, clearLimits } from '../sign-up/testing/sign-up';

const api = testApp();
beforeEach(() => clearLimits(api));

const inspect = (token: string) => api.call(inspectLinkEndpoint, { token });
const invalidStatus = { status: 'invalid', purpose: null, email: null };

test('reading the status of a link changes nothing, as mail scanners open links too', async () => {
  const { mail, person } = await beginSignUp(api);
  const token = tokenIn(mail);
  const ready = { status: 'ready', purpose: 'sign-up', email: person.email };
  const before = await api.database.query('select * from email_links order by id');
  for (let n = 0; n < 3; n += 1) expect(await inspect(token)).toEqual(ready);
  expect(await api.database.query('select * from email_links order by id')).toEqual(before);

  await api.call(confirmLinkEndpoint, { token });
  expect(await inspect(token)).toEqual({ ...ready, status: 'used' });
});

test.each([
  [23 * 60 + 59, 'ready'],
  [24 * 60 + 1, 'expired'],
])('%i minutes after the sign-up its link is %s', async (minutes, status) => {
  const { mail } = await beginSignUp(api);
  await ageLinks(api, { minutes });
  expect(await inspect(tokenIn(mail))).toMatchObject({ status, purpose: 'sign-up' });
});

test.each([
  [59, 'ready'],
  [61, 'expired'],
])('%i minutes after the request a password link is %s', async (minutes, status) => {
  const { email } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email });
  const token = tokenIn(await takeMail(api));
  await ageLinks(api, { minutes });
  expect(await inspect(token)).toEqual({ status, purpose: 'reset-password', email });
});

test('rejects a token that is made up, truncated or changed in one character', async () => {
  const { mail } = await beginSignUp(api);
  const token = tokenIn(mail);
  const otherCharacter = (character: string) => (character === 'A' ? 'B' : 'A');
  // The last character of the base64url text has four unused bits: A and Q differ in one that is used.
  const otherLast = token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A');
  for (const invalidToken of [
    'nonsense',
    token.slice(0, 22),
    `${token}A`,
    otherCharacter(token.charAt(0)) + token.slice(1),
    otherLast,
    'é'.repeat(44),
    "' or 1=1 --",
  ]) {
    expect(await inspect(invalidToken)).toEqual(invalidStatus);
    expect(await api.rejection(confirmLinkEndpoint, { token: invalidToken })).toMatchObject({
      status: 404,
      code: 'LINK_INVALID',
    });
    expect(
      (await send(api.app, resendVerificationEndpoint, { token: invalidToken })).json(),
    ).toEqual({
      status: 'sent',
    });
  }
});

test('a link of a deactivated account is invalid', async () => {
  const { email, userId } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email });
  const token = tokenIn(await takeMail(api));
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  expect(await inspect(token)).toEqual(invalidStatus);
});

test('a link of a sign-up whose account was deleted is invalid', async () => {
  const { mail, person } = await beginSignUp(api);
  const token = tokenIn(mail);
  await api.call(confirmLinkEndpoint, { token });
  await api.database.query('delete from users where email = $1', [person.email]);
  expect(await inspect(token)).toEqual(invalidStatus);
  expect(await api.rejection(confirmLinkEndpoint, { token })).toMatchObject({
    code: 'LINK_INVALID',
  });
});
