import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Endpoint, RequestOf, ResponseOf } from '@sopaan/schemas/endpoint';
import { createApp, type AppSettings } from '../app';
import { hashPassword } from '../modules/accounts/passwords/password';
import { startSession } from '../modules/accounts/sessions/sessions.repository';
import { addUser, setRole } from '../modules/accounts/users/users.repository';
import { connectDatabase, type Database } from '../plugins/database';
import type { CodeRunner } from '../runner/runner';
import { call, refusal, type Refusal } from './call';
import { cloneDatabase, type TestDatabase } from './test-database';

export const TEST_SECRET = 'a-secret-of-the-tests-and-of-nothing-else';
export const TEST_EDGE_KEY = 'an-edge-key-of-the-tests-and-of-nothing-else';
export const TEST_DEPLOY_TOKEN = 'sopaan_deploy_of-the-tests-and-of-nothing-else';
export const TEST_PASSWORD = 'correct horse battery';

/** For an app that keeps no files. */
export const TEST_SETTINGS: AppSettings = {
  siteUrl: undefined,
  tokenSecret: TEST_SECRET,
  logLevel: 'silent',
  edgeKey: TEST_EDGE_KEY,
  linkOrigin: 'https://sopaan.example',
  trustedProxies: ['loopback'],
  limitsFactor: 1,
  deployToken: TEST_DEPLOY_TOKEN,
  releaseStore: { kind: 'folder', folder: join(tmpdir(), 'sopaan-test-without-a-store') },
  fileStore: { kind: 'folder', folder: join(tmpdir(), 'sopaan-test-without-files') },
};

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly databaseUrl: string;
  /** The folder of its release store. */
  readonly storeFolder: string;
  /** The folder of what people upload. */
  readonly filesFolder: string;
  /** Makes an account, of another role than student when one is named. */
  signUp(role?: string): Promise<{ token: string; userId: string; email: string }>;
  /** A call that must succeed. What only an edge may ask is asked with the key of edges. */
  call<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    token?: string,
  ): Promise<ResponseOf<E>>;
  /** A call that must be refused. */
  refusal(endpoint: Endpoint, input: unknown, token?: string): Promise<Refusal>;
}

interface Parts {
  app: FastifyInstance;
  database: Database;
  clone: TestDatabase;
  folder: string;
  filesFolder: string;
}

let passwordHash: Promise<string> | undefined;

/**
 * The whole API in process, on a database of its own. Call it once at the top of a test file.
 * `register` may add routes that only the test knows; `runner` runs programs; without one none run.
 */
export function testApp(
  register?: (app: FastifyInstance) => void,
  { runner }: { runner?: CodeRunner | (() => Promise<CodeRunner>) } = {},
): TestApp {
  let parts: Parts | undefined;

  beforeAll(async () => {
    const clone = await cloneDatabase();
    const database = connectDatabase(clone.url, { connections: 4 });
    const folder = await mkdtemp(join(tmpdir(), 'sopaan-store-'));
    const filesFolder = await mkdtemp(join(tmpdir(), 'sopaan-files-'));
    const settings = {
      ...TEST_SETTINGS,
      releaseStore: { kind: 'folder' as const, folder },
      fileStore: { kind: 'folder' as const, folder: filesFolder },
    };
    const runs = typeof runner === 'function' ? await runner() : runner;
    const app = await createApp({ settings, database, runner: runs });
    register?.(app);
    await app.ready();
    parts = { app, database, clone, folder, filesFolder };
  });

  afterAll(async () => {
    await parts?.app.close();
    await parts?.database.close();
    await parts?.clone.drop();
    if (!parts) return;
    await rm(parts.folder, { recursive: true });
    await rm(parts.filesFolder, { recursive: true });
  });

  const running = () => {
    if (!parts) throw new Error('the API runs inside tests and their hooks only');
    return parts;
  };

  return {
    get app() {
      return running().app;
    },
    get database() {
      return running().database;
    },
    get databaseUrl() {
      return running().clone.url;
    },
    get storeFolder() {
      return running().folder;
    },
    get filesFolder() {
      return running().filesFolder;
    },
    call: (endpoint, input, token) => call(running().app, endpoint, input, token),
    refusal: (endpoint, input, token) => refusal(running().app, endpoint, input, token),

    async signUp(role) {
      const { app, database } = running();
      const email = `${randomUUID()}@example.com`;
      passwordHash ??= hashPassword(TEST_PASSWORD);
      const person = {
        firstName: 'Asha',
        lastName: 'Rao',
        email,
        passwordHash: await passwordHash,
      };
      const session = await database.transaction(async (transaction) => {
        const { id } = await addUser(transaction, person);
        if (role !== undefined) await setRole(transaction, id, role);
        return startSession(transaction, { id, role: role ?? 'student' });
      });
      return { token: await app.accessTokens.issue(session), userId: session.id, email };
    },
  };
}
