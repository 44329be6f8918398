import { call, configureApi } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { getUserEndpoint, type User } from '@sopaan/schemas/account/user';
import { connectSession, fetchUser, startSession, endSession } from './actions';
import { sessionStore } from './session';
import { userStore } from './user';

const user: User = {
  _id: 'u1',
  userId: 'u1',
  role: 'student',
  is_verified: true,
  isActive: true,
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Rao',
    profilePicture: '',
    bannerPicture: '',
    username: 'asha',
    email: 'asha@example.in',
    phone: '',
  },
  address: { address1: '', address2: '', pincode: '', city: '', state: '' },
  about: { userabout: '', interests: '', selectedPurpose: '' },
  skills: [],
  education: [],
  workExperience: [],
  projects: [],
  socialLinks: [],
  documents: [],
  sectionVersions: {
    about: 0,
    skills: 0,
    experience: 0,
    education: 0,
    projects: 0,
    links: 0,
    info: 0,
  },
  createdAt: '2026-01-01',
  updatedAt: '2026-01-01',
  role_Data: {},
};

type Responses = Partial<Record<'user/get_user_by_id' | 'refersh/access/token', () => Response>>;

const errorResponse = (code: string, status: number, message = code): Response =>
  Response.json({ error: { code, message } }, { status });

/** Fakes the API; returns the paths that were called, each with its token. */
function api(responses: Responses): string[] {
  const sentCalls: string[] = [];
  configureApi({
    fetch: async (url, init) => {
      const path = String(url).replace('/api/', '');
      const token = new Headers(init?.headers).get('authorization');
      sentCalls.push(token ? `${path} ${token}` : path);
      if (path === 'user/get_user_by_id' || path === 'refersh/access/token') {
        return responses[path]?.() ?? errorResponse('NOT_FOUND', 404);
      }
      return errorResponse('NOT_FOUND', 404);
    },
  });
  return sentCalls;
}

/** Changes the storage as another tab would. */
function otherTabStores(token: string | null): void {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  dispatchEvent(
    new StorageEvent('storage', { key: 'token', newValue: token, storageArea: localStorage }),
  );
}

let disconnect: () => void;
beforeEach(() => {
  disconnect = connectSession();
  endSession();
});
afterEach(() => disconnect());

test('[HO-046] [AP-022] fetching the user sets loading, then the user', async () => {
  startSession('T1');
  const sentCalls = api({ 'user/get_user_by_id': () => Response.json(user) });
  const states: unknown[] = [];
  const stop = userStore.subscribe(({ loading, error, userData }) =>
    states.push({ loading, error, name: userData?.personalInfo.firstName }),
  );
  await fetchUser(['courses']);
  stop();
  expect(states).toEqual([
    { loading: true, error: null, name: undefined },
    { loading: false, error: null, name: 'Asha' },
  ]);
  expect(sentCalls).toEqual(['user/get_user_by_id Bearer T1']);
});

test('[HO-046] [HO-051] a failed fetch of the user keeps its error until the next one starts', async () => {
  startSession('T1');
  api({ 'user/get_user_by_id': () => errorResponse('INTERNAL', 500, 'Out of order') });
  await fetchUser();
  expect(userStore.getState()).toMatchObject({ loading: false, error: 'Out of order' });
  const running = fetchUser();
  expect(userStore.getState()).toMatchObject({ loading: true, error: null });
  await running;
});

test('[HO-047] [HO-050] refreshes and stores an expired token and repeats the fetch', async () => {
  startSession('T1');
  let first = true;
  const sentCalls = api({
    'user/get_user_by_id': () => {
      const response = first ? errorResponse('TokenExpiredError', 401) : Response.json(user);
      first = false;
      return response;
    },
    'refersh/access/token': () => Response.json({ accessToken: 'T2' }),
  });
  await fetchUser();
  expect(sentCalls).toEqual([
    'user/get_user_by_id Bearer T1',
    'refersh/access/token',
    'user/get_user_by_id Bearer T2',
  ]);
  expect(localStorage.getItem('token')).toBe('T2');
  expect(sessionStore.getState()).toEqual({ token: 'T2', status: 'member' });
  expect(userStore.getState().userData).toEqual(user);
});

test('[HO-048] does not repeat the fetch again when it fails with the same error', async () => {
  startSession('T1');
  const sentCalls = api({
    'user/get_user_by_id': () => errorResponse('TokenExpiredError', 401, 'Too old'),
    'refersh/access/token': () => Response.json({ accessToken: 'T2' }),
  });
  await fetchUser();
  expect(sentCalls).toHaveLength(3);
  expect(userStore.getState()).toEqual({ userData: null, loading: false, error: 'Too old' });
});

test('[HO-049] another error causes no refresh', async () => {
  startSession('T1');
  const sentCalls = api({ 'user/get_user_by_id': () => errorResponse('FORBIDDEN', 403) });
  await fetchUser();
  expect(sentCalls).toHaveLength(1);
});

test('[HO-051] a rejected refresh ends the session and keeps the error', async () => {
  startSession('T1');
  api({
    'user/get_user_by_id': () => errorResponse('TokenExpiredError', 401),
    'refersh/access/token': () => errorResponse('SESSION_ENDED', 401, 'Please log in again'),
  });
  await fetchUser();
  expect(userStore.getState().error).toBe('Please log in again');
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStore.getState().status).toBe('guest');
});

test('[HO-051] an ended session shows a toast, and prompts for a login where the page needs a session', async () => {
  const expired = jest.fn();
  const toast = jest.fn();
  const undo = [bus.subscribe('session:expired', expired), bus.subscribe('toast:requested', toast)];
  const responses = {
    'user/get_user_by_id': () => errorResponse('TokenExpiredError', 401),
    'refersh/access/token': () => errorResponse('SESSION_ENDED', 401),
  };
  startSession('T1');
  api(responses);
  await fetchUser();
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Your session has ended. Please log in again.' }),
  );
  expect(expired).not.toHaveBeenCalled();
  startSession('T1');
  await expect(call(getUserEndpoint, { requiredata: [] })).rejects.toMatchObject({
    code: 'SESSION_ENDED',
  });
  expect(expired).toHaveBeenCalledWith({ next: '/' });
  undo.forEach((stop) => stop());
});

test('ignores a user that arrives after logout', async () => {
  startSession('T1');
  api({ 'user/get_user_by_id': () => Response.json(user) });
  const running = fetchUser();
  endSession();
  await running;
  expect(userStore.getState().userData).toBeNull();
});

test('a refresh that completes after logout does not restore the session', async () => {
  startSession('T1');
  api({
    'user/get_user_by_id': () => errorResponse('TokenExpiredError', 401),
    'refersh/access/token': () => {
      endSession();
      return Response.json({ accessToken: 'T2' });
    },
  });
  await fetchUser();
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStore.getState().status).toBe('guest');
});

test('publishes login and logout, and clears the user on logout', async () => {
  const statuses: string[] = [];
  const stop = bus.subscribe('session:changed', ({ status }) => statuses.push(status));
  statuses.length = 0;
  startSession('T1');
  api({ 'user/get_user_by_id': () => Response.json(user) });
  await fetchUser();
  endSession();
  stop();
  expect(statuses).toEqual(['member', 'guest']);
  expect(userStore.getState()).toEqual({ userData: null, loading: false, error: null });
});

test('follows login, logout and token renewal of another tab', () => {
  startSession('T1');
  otherTabStores('T2');
  expect(sessionStore.getState()).toEqual({ token: 'T2', status: 'member' });
  otherTabStores(null);
  expect(sessionStore.getState()).toEqual({ token: null, status: 'guest' });
  otherTabStores('T3');
  expect(sessionStore.getState().status).toBe('member');
});

test('reads the stored token again when restored from the back/forward cache', () => {
  startSession('T1');
  localStorage.removeItem('token');
  const event = new Event('pageshow');
  dispatchEvent(Object.assign(event, { persisted: true }));
  expect(sessionStore.getState().status).toBe('guest');
});

test('two copies of the module share the stores', () => {
  startSession('T9');
  jest.isolateModules(() => {
    const session = jest.requireActual<typeof import('./session')>('./session');
    const copy = jest.requireActual<typeof import('./user')>('./user');
    expect(session.sessionStore).toBe(sessionStore);
    expect(session.sessionStore.getState().token).toBe('T9');
    expect(copy.userStore).toBe(userStore);
  });
});
