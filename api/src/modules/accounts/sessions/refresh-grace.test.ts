import { testApp } from '../../../testing/test-app';
import { sessionCalls } from './session.fixture';

const api = testApp();
const { refresh, logIn, age } = sessionCalls(api);

/** The next cookie of a refresh that must succeed. */
async function renew(cookie: string): Promise<string> {
  const { status, next } = await refresh(cookie);
  expect(status).toBe(200);
  return String(next?.value);
}
async function refused(cookie: string): Promise<void> {
  const { answer, next } = await refresh(cookie);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ error: { code: 'SESSION_ENDED' } });
  expect(next).toMatchObject({ value: '', path: '/api/' });
}

test('two tabs that race with one token both stay signed in, and so do their next refreshes', async () => {
  const { cookie } = await logIn();
  const both = await Promise.all([renew(cookie), renew(cookie)]);
  await Promise.all(both.map(renew));
});

test('a tab that is ten seconds late stays signed in', async () => {
  const { cookie } = await logIn();
  const ahead = await renew(cookie);
  await age(9);
  const late = await renew(cookie);
  await renew(ahead);
  await renew(late);
});

test('[S9] a token two generations old is a copy, also within ten seconds', async () => {
  const { cookie } = await logIn();
  const ahead = await renew(await renew(cookie));
  await refused(cookie);
  await refused(ahead);
});

test('of two tokens that tabs got at once only one goes on; the other one is a copy from then on', async () => {
  const { cookie } = await logIn();
  const [kept, lost] = [await renew(cookie), await renew(cookie)];
  await age(900);
  const next = await renew(kept);
  await age(11);
  await refused(lost);
  await refused(next);
});

test('a lost reply: the same token is good again after 40 seconds, and what it gets goes on', async () => {
  const { cookie } = await logIn();
  await renew(cookie);
  await age(40);
  const retried = await renew(cookie);
  await age(900);
  await renew(await renew(retried));
});

test('a lost reply may be lost more than once, but not for longer than a minute in all', async () => {
  const { cookie } = await logIn();
  await renew(cookie);
  await age(30);
  await renew(cookie);
  await age(29);
  await renew(cookie);
  await age(2);
  await refused(cookie);
});

test('a lost reply that arrives after all goes on; then what the retry got is a copy', async () => {
  const { cookie } = await logIn();
  const late = await renew(cookie);
  await age(40);
  const retried = await renew(cookie);
  const next = await renew(late);
  await age(11);
  await refused(retried);
  await refused(next);
});

test('a thief who replays a token after its owner went on ends the family for both', async () => {
  const { cookie } = await logIn();
  const next = await renew(await renew(cookie));
  await age(11);
  await refused(cookie);
  await refused(next);
});

test('a thief who replays a token later than a minute ends the family, though the owner has not gone on', async () => {
  const { cookie } = await logIn();
  const next = await renew(cookie);
  await age(61);
  await refused(cookie);
  await refused(next);
});

test('a thief within the minute of grace is found out when the owner comes', async () => {
  const { cookie } = await logIn();
  const owners = await renew(cookie);
  await age(40);
  const thiefs = await renew(cookie);
  const next = await renew(thiefs);
  await age(11);
  await refused(owners);
  await refused(next);
});

test('a thief who used the token first is found out when the owner comes', async () => {
  const { cookie } = await logIn();
  const thiefs = await renew(cookie);
  await age(900);
  await refused(cookie);
  await refused(thiefs);
});

test('a token of the same place that was never used has no minute of grace', async () => {
  const { cookie } = await logIn();
  const [kept, lost] = [await renew(cookie), await renew(cookie)];
  await renew(kept);
  await age(30);
  await refused(lost);
});

test('the end of a family leaves the other sessions of the person alone', async () => {
  const { cookie, email } = await logIn();
  const other = await logIn(email);
  await renew(await renew(cookie));
  await age(61);
  await refused(cookie);
  await renew(other.cookie);
});
