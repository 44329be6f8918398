import { string, ValidationError } from 'yup';
import { createAdmin } from './modules/accounts/create-admin';
import { connectDatabase } from './plugins/database';
import { errorMessage } from './plugins/error-code';
import { migrate } from './plugins/migrate';
import { readSettings } from './plugins/settings';

const USAGE = 'Usage: npm run admin -- create-admin EMAIL';
const emailSchema = string().trim().max(254).email().required();

/** `node dist/admin.js create-admin EMAIL`: on the database of `DATABASE_URL`. */
async function run([verb, given]: string[]): Promise<void> {
  if (verb !== 'create-admin') throw new Error(USAGE);
  const email = await emailSchema.validate(given).catch((error: unknown) => {
    throw error instanceof ValidationError
      ? new Error(`This is no email address.\n${USAGE}`)
      : error;
  });
  const { databaseUrl } = readSettings(process.env);
  await migrate(databaseUrl);
  const database = connectDatabase(databaseUrl, { connections: 1 });
  try {
    const { password } = await createAdmin(database, email);
    console.log(
      password === null
        ? `${email} is an admin now. Logging in again shows it.`
        : `${email} is an admin with a new account. Its password, shown this once: ${password}`,
    );
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}
