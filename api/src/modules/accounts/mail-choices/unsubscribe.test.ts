import {
  getMailChoicesEndpoint,
  setMailChoiceEndpoint,
} from '@sopaan/schemas/account/mail-choices';
import {
  getUnsubscribeLinkEndpoint,
  unsubscribeEndpoint,
} from '@sopaan/schemas/account/unsubscribe';
import { queueOptionalMail } from '../../../mail/optional-mail';
import { queueMail } from '../../../mail/outbox';
import { unsubscribeTokens } from '../../../mail/unsubscribe/unsubscribe-tokens';
import { addCompetition } from '../../competitions/testing/competition';
import { participant } from '../../registrations/testing/registration';
import { TEST_SECRET, testApp } from '../../../testing/test-app';
import { takeMail, takeMails } from '../testing/sent-mails';

const api = testApp();
beforeEach(() => api.database.query('delete from outbox'));

const tokens = unsubscribeTokens(TEST_SECRET);
const tokenOf = (userId: string) => tokens.tokenOf({ kind: 'deadlines', id: userId });
const optOuts = async (token: string) =>
  (await api.call(getMailChoicesEndpoint, {}, token)).choices
    .filter(({ isWanted }) => !isWanted)
    .map(({ category }) => category);

test('an unsubscribe link turns off only its category, without a login, and can be used repeatedly', async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  const link = { token: tokenOf(asha.userId) };
  const about = { topic: 'deadlines' };
  expect(await api.call(getUnsubscribeLinkEndpoint, link)).toEqual({ ...about, isWanted: true });
  expect(await optOuts(asha.token)).toEqual([]);
  for (const endpoint of [unsubscribeEndpoint, unsubscribeEndpoint, getUnsubscribeLinkEndpoint]) {
    expect(await api.call(endpoint, link)).toEqual({ ...about, isWanted: false });
  }
  expect(await optOuts(asha.token)).toEqual(['deadlines']);
  expect(await optOuts(ravi.token)).toEqual([]);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail program unsubscribes by a POST of %s (RFC 8058)', async (type, payload) => {
  const { token, userId } = await api.signUp();
  const url = `/api/unsubscribe/${tokenOf(userId)}`;
  const headers = { 'content-type': type, origin: 'https://mail.example' };
  const response = await api.app.inject({ method: 'POST', url, headers, payload });
  expect(response.statusCode).toBe(200);
  expect(await optOuts(token)).toEqual(['deadlines']);
});

test('opening the URL of the List-Unsubscribe header leads to the page and changes nothing', async () => {
  const { token, userId } = await api.signUp();
  const link = tokenOf(userId);
  const response = await api.app.inject(`/api/unsubscribe/${link}`);
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`/unsubscribe/${link}`);
  expect(await optOuts(token)).toEqual([]);
});

test('a forged or shortened unsubscribe token is rejected, and a valid one is not accepted as an access token', async () => {
  const { userId } = await api.signUp();
  const link = tokenOf(userId);
  const key = { kind: 'deadlines', id: userId };
  const forged = unsubscribeTokens('another secret of 32 characters.').tokenOf(key);
  const unknown = tokens.tokenOf({ ...key, kind: 'toString' });
  for (const token of [forged, unknown, link.slice(1), link.slice(0, -1), `${link}A`, 'x']) {
    for (const endpoint of [getUnsubscribeLinkEndpoint, unsubscribeEndpoint]) {
      expect(await api.rejection(endpoint, { token })).toMatchObject({ code: 'LINK_INVALID' });
    }
  }
  expect(await api.rejection(getMailChoicesEndpoint, {}, link)).toMatchObject({ status: 401 });
});

test('the unsubscribe link of a deleted account still gets a response', async () => {
  const { userId } = await api.signUp();
  await api.database.query('delete from users where id = $1', [userId]);
  const response = await api.call(unsubscribeEndpoint, { token: tokenOf(userId) });
  expect(response).toEqual({ topic: 'deadlines', isWanted: false });
});

test('optional mails have the unsubscribe links of their category, and mails that cannot be turned off have none', async () => {
  await addCompetition(api.database, { id: 'e1' });
  const { token } = await participant(api, 'e1');
  const { unsubscribe } = await takeMail(api);
  const link = unsubscribe?.pageUrl.split('/').at(-1) ?? '';
  expect(unsubscribe).toEqual({
    topic: 'your competitions',
    pageUrl: `https://sopaan.example/unsubscribe/${link}`,
    oneClickUrl: `https://sopaan.example/api/unsubscribe/${link}`,
  });
  await api.call(unsubscribeEndpoint, { token: link });
  expect(await optOuts(token)).toEqual(['competitions']);

  const { userId } = await api.signUp();
  await queueMail(api.database, 'password-changed', { userId });
  expect((await takeMail(api)).unsubscribe).toBeUndefined();
});

test('a mail that was queued before its recipient unsubscribed is not sent', async () => {
  await addCompetition(api.database, { id: 'e2' });
  const { token, userId } = await participant(api, 'e2');
  await api.database.query('delete from outbox');
  await queueOptionalMail(api.database, 'competition-registered', { userId, eventId: 'e2' });
  await api.call(setMailChoiceEndpoint, { category: 'competitions', isWanted: false }, token);
  expect(await takeMails(api)).toEqual([]);
});
