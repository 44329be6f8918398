import { query } from '../postgres/query';
import { spawnBound } from '../processes/bound-child';

const MARK = 'sample data filled in';

/**
 * Fills a database that has never been filled, once. The mark stands in the database itself, so it goes wherever
 * the data goes.
 */
export async function fillWithSampleData(script: string, databaseUrl: string): Promise<boolean> {
  if (await isMarked(databaseUrl)) return false;
  await runSeed(script, databaseUrl);
  await markAsFilled(databaseUrl);
  return true;
}

function runSeed(script: string, databaseUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnBound(process.execPath, ['--enable-source-maps', script], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      output: ['inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The sample data could not be filled in.')),
    );
  });
}

async function isMarked(databaseUrl: string): Promise<boolean> {
  const rows = await query(
    databaseUrl,
    `select 1 from pg_database where datname = current_database()
      and shobj_description(oid, 'pg_database') = '${MARK}'`,
  );
  return rows.length > 0;
}

/** Says that this database is filled, with whatever it holds. */
export async function markAsFilled(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `do $$ begin execute format('comment on database %I is %L', current_database(), '${MARK}'); end $$`,
  );
}
