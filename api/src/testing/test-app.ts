import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Endpoint, RequestOf, ResponseOf } from '@sopaan/schemas/api/endpoint';
import { createApp } from '../app';
import type { AppSettings } from '../config/app-settings';
import { hashPassword } from '../modules/accounts/passwords/password';
import { startSession } from '../modules/accounts/sessions/sessions.repository';
import { addUser, setRole } from '../modules/accounts/users/users.repository';
import { connectDatabase, type Database } from '../database/database';
import type { MediaSettings } from '../config/media-settings';
import type { CodeRunner } from '../runner/runner';
import { call, rejection, type Rejection } from './call';
import { cloneDatabase, type TestDatabase } from './test-database';

export const TEST_SECRET = 'a-secret-of-the-tests-and-of-nothing-else';
export const TEST_EDGE_KEY = 'an-edge-key-of-the-tests-and-of-nothing-else';
export const TEST_DEPLOY_TOKEN = 'sopaan_deploy_of-the-tests-and-of-nothing-else';
export const TEST_PASSWORD = 'correct horse battery';

/** Timeouts for tests: hundreds of concurrent calls on a slow machine wait longer than a request may. The real timeouts have tests of their own. */
export const PATIENT_DATABASE = { timeout: 60_000, connectionTimeout: 60_000 };

/** For an app that stores no files. */
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

export interface TestAccount {
  token: string;
  userId: string;
  email: string;
  refreshToken: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly databaseUrl: string;
  /** The folder of its release store. */
  readonly storeFolder: string;
  /** The folder of uploads. */
  readonly filesFolder: string;
  /** Creates an account; a student unless another role is given. */
  signUp(role?: string): Promise<TestAccount>;
  /** Makes a call that must succeed. Endpoints for edges are called with the edge key. */
  call<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    token?: string,
  ): Promise<ResponseOf<E>>;
  /** Makes a call that must fail, and returns the error. */
  rejection(endpoint: Endpoint, input: unknown, token?: string): Promise<Rejection>;
}

interface RunningApp {
  app: FastifyInstance;
  calls: AppCalls;
  database: Database;
  clone: TestDatabase;
  folder: string;
  filesFolder: string;
}

type AppCalls = Pick<TestApp, 'call' | 'rejection' | 'signUp'>;

let passwordHash: Promise<string> | undefined;

/** The hash of the password that all accounts of tests have. */
export function testPasswordHash(): Promise<string> {
  passwordHash ??= hashPassword(TEST_PASSWORD);
  return passwordHash;
}

/** The calls of tests to a running API. */
export function appCalls(app: FastifyInstance, database: Database): AppCalls {
  return {
    call: (endpoint, input, token) => call(app, endpoint, input, token),
    rejection: (endpoint, input, token) => rejection(app, endpoint, input, token),
    async signUp(role = 'student') {
      const email = `${randomUUID()}@example.com`;
      const person = {
        firstName: 'Asha',
        lastName: 'Rao',
        email,
        passwordHash: await testPasswordHash(),
      };
      const session = await database.transaction(async (transaction) => {
        const { id } = await addUser(transaction, person);
        if (role !== 'student') await setRole(transaction, id, role);
        return startSession(transaction, { id, role });
      });
      const { id: userId, refreshToken } = session;
      return { token: await app.accessTokens.issue(session), userId, email, refreshToken };
    },
  };
}

interface TestAppOptions {
  runner?: CodeRunner | (() => Promise<CodeRunner>);
  /** Starts a media server. */
  media?: () => Promise<MediaSettings>;
}

/**
 * The whole API in process, on a separate database. Call it once at the top of a test file.
 * `register` may add routes for the test; `runner` runs programs; without one, none are run.
 */
export function testApp(
  register?: (app: FastifyInstance) => void,
  { runner, media }: TestAppOptions = {},
): TestApp {
  let current: RunningApp | undefined;

  beforeAll(async () => {
    const clone = await cloneDatabase();
    const database = connectDatabase(clone.url, { maxConnections: 4, ...PATIENT_DATABASE });
    const folder = await mkdtemp(join(tmpdir(), 'sopaan-store-'));
    const filesFolder = await mkdtemp(join(tmpdir(), 'sopaan-files-'));
    const settings = {
      ...TEST_SETTINGS,
      ...(media && { media: await media() }),
      releaseStore: { kind: 'folder' as const, folder },
      fileStore: { kind: 'folder' as const, folder: filesFolder },
    };
    const codeRunner = typeof runner === 'function' ? await runner() : runner;
    const app = await createApp({ settings, database, runner: codeRunner });
    register?.(app);
    await app.ready();
    current = { app, calls: appCalls(app, database), database, clone, folder, filesFolder };
  });

  afterAll(async () => {
    await current?.app.close();
    await current?.database.close();
    await current?.clone.drop();
    if (!current) return;
    await rm(current.folder, { recursive: true });
    await rm(current.filesFolder, { recursive: true });
  });

  const runningApi = () => {
    if (!current) throw new Error('the API is only available inside tests and their hooks');
    return current;
  };

  return {
    get app() {
      return runningApi().app;
    },
    get database() {
      return runningApi().database;
    },
    get databaseUrl() {
      return runningApi().clone.url;
    },
    get storeFolder() {
      return runningApi().folder;
    },
    get filesFolder() {
      return runningApi().filesFolder;
    },
    call: (endpoint, input, token) => runningApi().calls.call(endpoint, input, token),
    rejection: (endpoint, input, token) => runningApi().calls.rejection(endpoint, input, token),
    signUp: (role) => runningApi().calls.signUp(role),
  };
}
