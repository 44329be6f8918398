import { dirname, join } from 'node:path';
import { query } from '@sopaan/tooling/postgres/query';
import { runningDatabaseUrl } from '@sopaan/tooling/postgres/running-database';

/**
 * Makes a sample job a new one for saved searches. Lists stay as they are, because they are in the order of another date, so that
 * tests on the same site do not notice.
 */
export async function publishSampleJob(id: string): Promise<void> {
  const url = await runningDatabaseUrl(join(siteDataDir(), 'postgres'));
  if (url === undefined) throw new Error('the database of the site is not running');
  await query(url, `update jobs set published_at = now() where id = '${id}'`);
}

function siteDataDir(): string {
  const mail = process.env.E2E_MAIL;
  if (mail === undefined) throw new Error('E2E_MAIL is missing: the global set-up sets it');
  return dirname(mail);
}
