import { Command } from 'commander';
import { number } from 'yup';
import { addBulkJobs } from '../seeds/bulk/add-bulk-jobs';
import { addSampleGuides } from '../seeds/challenges/guides/add-sample-guides';
import { addSampleLessons } from '../seeds/courses/add-sample-lessons';
import { addSampleVideos } from '../seeds/courses/add-sample-videos';
import { isEmpty, seed } from '../seeds/seed';
import { tokenSecret } from './auth/token-secret';
import { connectDatabase, BATCH_TIMEOUT_MS, type Database } from './database/database';
import { openStore } from './files/store/open-store';
import { openVideoFiles } from './files/videos/video-files';
import { errorMessage } from '@sopaan/http/error-code';
import { migrate } from './database/migrate';
import { readSettings } from './config/settings';

const MAX_JOBS = 200_000;

const jobsSchema = number()
  .integer()
  .min(1)
  .max(MAX_JOBS)
  .typeError(`--jobs must be an integer up to ${MAX_JOBS}`);

/**
 * `node dist/seed.js [--force] [--jobs 100000]` migrates `DATABASE_URL`, adds the sample data if it is empty, and adds
 * generated jobs until there are as many as requested.
 */
async function run(): Promise<void> {
  const { force, jobs: jobsText } = new Command('npm run seed --')
    .option('--force', 'add the sample data even if the database is not empty')
    .option('--jobs <n>', 'add sample jobs until there are as many')
    .showHelpAfterError()
    .parse()
    .opts<{ force?: true; jobs?: string }>();
  const jobs = await jobsSchema.validate(jobsText);
  const settings = readSettings(process.env);
  const { databaseUrl } = settings;
  await migrate(databaseUrl);
  const database = connectDatabase(databaseUrl, { maxConnections: 1, timeout: BATCH_TIMEOUT_MS });
  try {
    if (force || (await isEmpty(database)))
      await seed(database, new Date(), { generatedTests: true });
    else if (jobs === undefined) {
      console.log('The database already contains data: no sample data was added.');
    }
    await addSampleGuides(database);
    await addSampleLessons(database);
    const { secret } = await tokenSecret(settings.tokenSecret, settings.dataDir);
    const store = openStore(settings.fileStore);
    await addSampleVideos(database, openVideoFiles({ database, store, tokenSecret: secret }));
    if (jobs !== undefined) await addJobs(database, jobs);
  } finally {
    await database.close();
  }
}

async function addJobs(database: Database, jobs: number): Promise<void> {
  const added = await addBulkJobs(database, jobs, new Date(), (done) => {
    if (done % 10_000 === 0 || done === jobs) console.log(`${done} of ${jobs} sample jobs`);
  });
  console.log(`${added} of them are new.`);
}

try {
  await run();
} catch (error) {
  console.error(`The sample data could not be added: ${errorMessage(error)}`);
  process.exit(1);
}
