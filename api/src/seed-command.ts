import { isEmpty, seed } from '../seeds/seed';
import { connectDatabase } from './plugins/database';
import { errorMessage } from './plugins/error-code';
import { migrate } from './plugins/migrate';
import { readSettings } from './plugins/settings';

/** `node dist/seed.js [--force]`: brings `DATABASE_URL` up to date and fills it when it is empty. */
async function run(force: boolean): Promise<void> {
  const { databaseUrl } = readSettings(process.env);
  await migrate(databaseUrl);
  const database = connectDatabase(databaseUrl, { connections: 1 });
  try {
    if (force || (await isEmpty(database))) await seed(database, new Date());
    else console.log('The database holds data already: no sample data was added.');
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv.includes('--force'));
} catch (error) {
  console.error(`The sample data could not be added: ${errorMessage(error)}`);
  process.exit(1);
}
