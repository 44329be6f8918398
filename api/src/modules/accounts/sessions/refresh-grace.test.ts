import { testApp } from '../../../testing/test-app';
import { sessionCalls } from './testing/session';

const api = testApp();
const { refresh, logIn, age } = sessionCalls(api);

/** Refreshes successfully and returns the next cookie. */
async function renew(cookie: string): Promise<string> {
  const { status, next } = await refresh(cookie);
  expect(status).toBe(200);
  return String(next?.value);
}
async function expectRejected(cookie: string): Promise<void> {
  const { response, next } = await refresh(cookie);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ error: { code: 'SESSION_ENDED' } });
  expect(next).toMatchObject({ value: '', path: '/api/' });
}

test('two tabs that refresh with one token at once both stay logged in, and can refresh again', async () => {
  const { cookie } = await logIn();
  const both = await Promise.all([renew(cookie), renew(cookie)]);
  await Promise.all(both.map(renew));
});

test('a tab that refreshes ten seconds late stays logged in', async () => {
  const { cookie } = await logIn();
  const ahead = await renew(cookie);
  await age(9);
  const lateResponse = await renew(cookie);
  await renew(ahead);
  await renew(lateResponse);
});

test('[S9] a token two generations old is treated as stolen, even within ten seconds', async () => {
  const { cookie } = await logIn();
  const ahead = await renew(await renew(cookie));
  await expectRejected(cookie);
  await expectRejected(ahead);
});

test('of two sibling tokens only one can continue; the other is treated as stolen afterwards', async () => {
  const { cookie } = await logIn();
  const [keptResponse, lostResponse] = [await renew(cookie), await renew(cookie)];
  await age(900);
  const next = await renew(keptResponse);
  await age(11);
  await expectRejected(lostResponse);
  await expectRejected(next);
});

test('after a lost response the same token is still valid 40 seconds later, and so are its successors', async () => {
  const { cookie } = await logIn();
  await renew(cookie);
  await age(40);
  const retried = await renew(cookie);
  await age(900);
  await renew(await renew(retried));
});

test('a response may be lost more than once, but only within one minute in total', async () => {
  const { cookie } = await logIn();
  await renew(cookie);
  await age(30);
  await renew(cookie);
  await age(29);
  await renew(cookie);
  await age(2);
  await expectRejected(cookie);
});

test('if the lost response arrives after all and is used, the token of the retry is treated as stolen', async () => {
  const { cookie } = await logIn();
  const lateResponse = await renew(cookie);
  await age(40);
  const retried = await renew(cookie);
  const next = await renew(lateResponse);
  await age(11);
  await expectRejected(retried);
  await expectRejected(next);
});

test('a replayed token ends the session for both once the owner has refreshed twice', async () => {
  const { cookie } = await logIn();
  const next = await renew(await renew(cookie));
  await age(11);
  await expectRejected(cookie);
  await expectRejected(next);
});

test('a token replayed after more than a minute ends the session, even if its successor is unused', async () => {
  const { cookie } = await logIn();
  const next = await renew(cookie);
  await age(61);
  await expectRejected(cookie);
  await expectRejected(next);
});

test('a replay within the minute of grace is detected at the next refresh of the owner', async () => {
  const { cookie } = await logIn();
  const ownersCookie = await renew(cookie);
  await age(40);
  const stolen = await renew(cookie);
  const next = await renew(stolen);
  await age(11);
  await expectRejected(ownersCookie);
  await expectRejected(next);
});

test('a thief who refreshes first is detected when the owner refreshes', async () => {
  const { cookie } = await logIn();
  const stolen = await renew(cookie);
  await age(900);
  await expectRejected(cookie);
  await expectRejected(stolen);
});

test('an unused sibling token has no minute of grace', async () => {
  const { cookie } = await logIn();
  const [kept, lost] = [await renew(cookie), await renew(cookie)];
  await renew(kept);
  await age(30);
  await expectRejected(lost);
});

test('ending a session because of a replay leaves other sessions open', async () => {
  const { cookie, email } = await logIn();
  const otherLogin = await logIn(email);
  await renew(await renew(cookie));
  await age(61);
  await expectRejected(cookie);
  await renew(otherLogin.cookie);
});
