import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { linkKeys, newLinkId } from '../src/modules/accounts/links/link-keys';
import { addAccountLink } from '../src/modules/accounts/links/links.repository';
import { hashPassword } from '../src/modules/accounts/passwords/password';
import { startSession } from '../src/modules/accounts/sessions/sessions.repository';
import { addSignUp } from '../src/modules/accounts/sign-up/sign-ups.repository';
import {
  setUsername,
  storeChoices,
} from '../src/modules/public-profiles/public-profiles.repository';
import { addUser, setRole } from '../src/modules/accounts/users/users.repository';
import { anApplication } from '../src/modules/mentor-applications/testing/application';
import type { Database } from '../src/database/database';
import { TEST_PASSWORD } from '../src/testing/test-app';
import type { Caller } from './attempts';

type Headers = Record<string, string>;
type SignedInCallers = Pick<Record<Caller, Headers>, 'guest' | 'student' | 'admin'>;

const EMAIL = 'asha@example.com';

/** Returns a function that logs callers in again, because earlier requests may have ended their sessions or deleted their accounts. */
export async function createCallers(
  app: FastifyInstance,
  database: Database,
): Promise<() => Promise<SignedInCallers>> {
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const keys = linkKeys(app.settings.tokenSecret);
  const ids = new Map<string, string>();
  const newcomer = (email = `${randomUUID()}@example.com`) => ({
    firstName: 'Asha',
    lastName: 'Rao',
    email,
    passwordHash,
  });

  async function join(role: string): Promise<string> {
    const person = newcomer();
    const id = await database.transaction(async (transaction) => {
      const { id: userId } = await addUser(transaction, person);
      await setRole(transaction, userId, role);
      const link = { id: newLinkId(), purpose: 'reset-password' as const, userId };
      await addAccountLink(transaction, { ...link, email: person.email });
      return userId;
    });
    ids.set(role, id);
    return id;
  }

  async function signIn(role: string, id: string): Promise<Headers> {
    const session = await database.transaction((transaction) =>
      startSession(transaction, { id, role }),
    );
    return {
      authorization: `Bearer ${await app.accessTokens.issue(session)}`,
      cookie: `sopaan_refresh=${session.refreshToken}`,
    };
  }

  async function member(role: string): Promise<Headers> {
    const id = ids.get(role);
    const known = id === undefined ? undefined : await signIn(role, id).catch(() => undefined);
    return known ?? signIn(role, await join(role));
  }

  const { id: publicMember } = await addUser(database, newcomer(EMAIL));
  await setUsername(database, publicMember, 'asha-rao');
  await storeChoices(database, publicMember, {
    isPublic: true,
    isIndexable: true,
    visibleSections: [],
  });
  return async () => ({
    /** A guest with a sign-up whose address is not confirmed yet. */
    guest: { cookie: `sopaan_sign_up=${keys.cookieOf(await addSignUp(database, newcomer()))}` },
    student: await member('student'),
    admin: await member('admin'),
  });
}

/** Bodies that random values would never hit: correct and sufficiently strong passwords. */
export function accountBodies(): Array<[string, unknown[]]> {
  const password = 'a horse of another colour';
  const currentPassword = TEST_PASSWORD;
  return [
    ['POST /api/account/delete', [{ password: currentPassword }, { password }]],
    ['POST /api/account/password', [{ currentPassword, password }]],
    [
      'POST /api/account/email',
      [currentPassword, password].map((one) => ({ email: 'ravi@example.com', password: one })),
    ],
    [
      'POST /api/auth/sign-up',
      [{ firstName: 'Asha', lastName: 'Rao', email: 'mira@example.com', password }],
    ],
    ['POST /api/applymentorship', [anApplication()]],
    ['POST /api/auth/login', [{ email: EMAIL, password: currentPassword }]],
    ['POST /api/wallet/unlock', [{ password: currentPassword }]],
  ];
}
