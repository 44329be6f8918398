import { call, configureApi } from '@sopaan/api-client/call';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { connectSession, startSession, endSession } from './actions';
import { draftNames, readDraft, writeDraft } from './drafts';
import { sessionStore } from './session';

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.s`;
const draft = { about: 'I teach.' };
afterEach(() => endSession());

test('a draft belongs to the account that wrote it and is deleted on logout', () => {
  startSession(tokenOf('asha'));
  writeDraft('form', draft);
  expect(readDraft('form')).toEqual(draft);
  expect(readDraft('another-form')).toBeUndefined();
  endSession();
  expect(JSON.stringify({ ...localStorage })).not.toContain('I teach.');
  startSession(tokenOf('asha'));
  expect(readDraft('form')).toBeUndefined();
});

test('an expired session keeps the drafts for the same account; another account deletes them', async () => {
  const disconnect = connectSession();
  startSession(tokenOf('asha'));
  writeDraft('form', draft);
  const errorResponse = (code: string) =>
    Response.json({ error: { code, message: code } }, { status: 401 });
  configureApi({
    fetch: async (url) =>
      errorResponse(String(url).includes('refersh') ? 'SESSION_ENDED' : 'TokenExpiredError'),
  });
  await expect(call(getUserEndpoint, { requiredata: [] })).rejects.toMatchObject({
    code: 'SESSION_ENDED',
  });
  expect(sessionStore.getState().status).toBe('guest');
  expect(readDraft('form')).toBeUndefined();

  startSession(tokenOf('asha'));
  expect(readDraft('form')).toEqual(draft);
  startSession(tokenOf('ravi'));
  expect(readDraft('form')).toBeUndefined();
  startSession(tokenOf('asha'));
  expect(readDraft('form')).toBeUndefined();
  disconnect();
});

test('stores nothing without a session, and ignores a draft that is not JSON', () => {
  expect(writeDraft('form', draft)).toBe(false);
  expect(localStorage).toHaveLength(0);
  startSession(tokenOf('asha'));
  expect(writeDraft('form', draft)).toBe(true);
  localStorage.setItem('sopaan.draft.asha.form', '{');
  expect(readDraft('form')).toBeUndefined();
});

test('drafts are listed by a prefix of their names, only those of the account', () => {
  startSession(tokenOf('asha'));
  writeDraft('watched.1', draft);
  writeDraft('watched.2', draft);
  writeDraft('form', draft);
  expect(draftNames('watched.').sort()).toEqual(['watched.1', 'watched.2']);
  endSession();
  expect(draftNames('watched.')).toEqual([]);
});
