import {
  confirmLinkEndpoint,
  lookAtLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account-sign-up';
import { forgotPasswordEndpoint } from '@sopaan/schemas/account-password';
import { send } from '../../../testing/call';
import { testApp } from '../../../testing/test-app';
import { takeLetter, tokenIn } from '../sent-mails.fixture';
import { ageLinks, beginSignUp, forgetLimits } from '../sign-up/sign-up.fixture';

const api = testApp();
beforeEach(() => forgetLimits(api));

const look = (token: string) => api.call(lookAtLinkEndpoint, { token });
const nothing = { status: 'invalid', purpose: null, email: null };

test('looking at a link, as scanners of mail do, tells how it stands and changes nothing', async () => {
  const { letter, person } = await beginSignUp(api);
  const token = tokenIn(letter);
  const ready = { status: 'ready', purpose: 'sign-up', email: person.email };
  const before = await api.database.query('select * from email_links order by id');
  for (let n = 0; n < 3; n += 1) expect(await look(token)).toEqual(ready);
  expect(await api.database.query('select * from email_links order by id')).toEqual(before);

  await api.call(confirmLinkEndpoint, { token });
  expect(await look(token)).toEqual({ ...ready, status: 'used' });
});

test.each([
  [23 * 60 + 59, 'ready'],
  [24 * 60 + 1, 'expired'],
])('%i minutes after the sign-up its link is %s', async (minutes, status) => {
  const { letter } = await beginSignUp(api);
  await ageLinks(api, minutes);
  expect(await look(tokenIn(letter))).toMatchObject({ status, purpose: 'sign-up' });
});

test.each([
  [59, 'ready'],
  [61, 'expired'],
])('%i minutes after it was made the link for a new password is %s', async (minutes, status) => {
  const { email } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email });
  const token = tokenIn(await takeLetter(api));
  await ageLinks(api, minutes);
  expect(await look(token)).toEqual({ status, purpose: 'reset-password', email });
});

test('a token that is made up, cut or changed by one letter is invalid', async () => {
  const { letter } = await beginSignUp(api);
  const token = tokenIn(letter);
  const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
  const last = token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A');
  for (const wrong of [
    'nonsense',
    token.slice(0, 22),
    `${token}A`,
    other(token.charAt(0)) + token.slice(1),
    last,
    'é'.repeat(44),
    "' or 1=1 --",
  ]) {
    expect(await look(wrong)).toEqual(nothing);
    expect(await api.refusal(confirmLinkEndpoint, { token: wrong })).toMatchObject({
      status: 404,
      code: 'LINK_INVALID',
    });
    expect((await send(api.app, resendVerificationEndpoint, { token: wrong })).json()).toEqual({
      status: 'sent',
    });
  }
});

test('a link of an account that is switched off is invalid', async () => {
  const { email, userId } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email });
  const token = tokenIn(await takeLetter(api));
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  expect(await look(token)).toEqual(nothing);
});

test('a link of a sign-up whose account is gone is invalid', async () => {
  const { letter, person } = await beginSignUp(api);
  const token = tokenIn(letter);
  await api.call(confirmLinkEndpoint, { token });
  await api.database.query('delete from users where email = $1', [person.email]);
  expect(await look(token)).toEqual(nothing);
  expect(await api.refusal(confirmLinkEndpoint, { token })).toMatchObject({ code: 'LINK_INVALID' });
});
