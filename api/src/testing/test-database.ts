import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Set by the global setup: the server's admin URL, and the migrated template database. */
const ADMIN_URL = 'SOPAAN_TEST_ADMIN_URL';
const TEMPLATE = 'SOPAAN_TEST_TEMPLATE';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database for one test file as a copy of the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `sopaan_test_${randomUUID().replaceAll('-', '')}`;
  // The default strategy also writes every page to the write-ahead log.
  const options = `template ${setting(TEMPLATE)} strategy file_copy`;
  await runAsAdmin(setting(ADMIN_URL), `create database ${name} ${options}`);
  return { url: databaseUrl(name), drop: () => dropDatabase(name) };
}

/** Creates an empty database, for tests of migrations. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const name = `sopaan_test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(setting(ADMIN_URL), `create database ${name}`);
  return { url: databaseUrl(name), drop: () => dropDatabase(name) };
}

/** Creates the template. Called once per run, before any worker starts. */
export async function createTemplate(
  adminUrl: string,
  prepare: (url: string) => Promise<unknown>,
): Promise<void> {
  const name = `sopaan_template_${randomUUID().replaceAll('-', '')}`;
  process.env[ADMIN_URL] = adminUrl;
  process.env[TEMPLATE] = name;
  await runAsAdmin(adminUrl, `create database ${name}`);
  await prepare(databaseUrl(name));
}

export function dropTemplate(): Promise<void> {
  return dropDatabase(setting(TEMPLATE));
}

async function runAsAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function dropDatabase(name: string): Promise<void> {
  return runAsAdmin(setting(ADMIN_URL), `drop database if exists ${name} with (force)`);
}

function databaseUrl(name: string): string {
  const url = new URL(setting(ADMIN_URL));
  url.pathname = `/${name}`;
  return url.href;
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is missing: run the tests with api/jest.config.js`);
  return value;
}
