import { query } from '../postgres/query';
import { spawnBound } from '../processes/bound-child';

const MARK = 'sample data filled in';

/**
 * Loads sample data into a database, once. `environment` says where the files of the sample data are stored. The mark is a comment on the
 * database, so that a copy of the database has it too.
 */
export async function loadSampleData(
  script: string,
  databaseUrl: string,
  environment: Record<string, string | undefined>,
): Promise<boolean> {
  if (await isMarked(databaseUrl)) return false;
  await runSeed(script, databaseUrl, environment);
  await markAsSeeded(databaseUrl);
  return true;
}

function runSeed(
  script: string,
  databaseUrl: string,
  environment: Record<string, string | undefined>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnBound(process.execPath, ['--enable-source-maps', script], {
      env: { ...environment, DATABASE_URL: databaseUrl },
      output: ['inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('Loading the sample data failed.')),
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

/** Marks the database, so that no sample data is loaded into it. */
export async function markAsSeeded(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `do $$ begin execute format('comment on database %I is %L', current_database(), '${MARK}'); end $$`,
  );
}
