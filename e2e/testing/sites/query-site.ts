import { dirname, join } from 'node:path';
import { query } from '@sopaan/tooling/postgres/query';
import { runningDatabaseUrl } from '@sopaan/tooling/postgres/running-database';
import { sharedMailFolder } from '../accounts/mailbox';

/** Runs a statement on the database of the site shared by all tests. */
export async function querySite(text: string): Promise<unknown[]> {
  const url = await runningDatabaseUrl(join(dirname(sharedMailFolder()), 'postgres'));
  if (url === undefined) throw new Error('the database of the site is not running');
  return query(url, text);
}
