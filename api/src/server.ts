import { listenForShutdown, type ShutdownListener } from '@sopaan/http/shutdown';
import { createApp } from './app';
import { startHousekeeping } from './housekeeping/housekeeping';
import { TASKS } from './housekeeping/tasks';
import { sendMails } from './mail/send-mails';
import { openMetrics } from './metrics/metrics';
import { composeMail } from './modules/accounts/mails/compose';
import { judgeSubmissions } from './modules/submissions/judge/judge-submissions';
import { connectDatabase } from './plugins/database';
import { errorMessage } from '@sopaan/http/error-code';
import { migrate } from './plugins/migrate';
import { readSettings, type Settings } from './plugins/settings';
import { tokenSecret } from './plugins/token-secret';

async function start(settings: Settings, shutdown: ShutdownListener): Promise<void> {
  const { databaseUrl, dataFolder, host, port } = settings;
  const { secret, createdIn } = await tokenSecret(settings.tokenSecret, dataFolder);
  const database = connectDatabase(databaseUrl, {
    // The error carries its connection, which is pages long in a log and holds what cancels its queries.
    onError: (error) =>
      app.log.warn({ reason: errorMessage(error) }, 'a database connection was lost'),
  });
  const metrics = openMetrics(settings);
  const app = await createApp({
    settings: { ...settings, tokenSecret: secret },
    database,
    watch: metrics?.watch,
  });
  app.addHook('onClose', async () => {
    await app.runningHandlers.ended();
    await database.close();
  });

  if (createdIn) app.log.info({ file: createdIn }, 'a token secret was made');
  const migrations = await migrate(databaseUrl);
  if (migrations.length > 0) app.log.info({ migrations }, 'the database was brought up to date');
  shutdown.onShutdown(() => app.close());
  sendMails(app, settings.mail, (mail) => composeMail(database, mail, app.settings));
  const judge = judgeSubmissions(app);
  const tasks = [...TASKS, { name: 'files', run: app.files.sweep }];
  const housekeeping = startHousekeeping({ database, tasks, log: app.log });
  app.addHook('onClose', housekeeping.stop);
  await metrics?.serve(app, judge);
  const address = await app.listen({ host, port });
  // A starter that gave port 0 learns the address here; one that is gone by now ends us in good order all the same.
  process.send?.({ type: 'ready', address }, undefined, undefined, () => undefined);
}

const shutdown = listenForShutdown();
try {
  await start(readSettings(process.env), shutdown);
} catch (error) {
  const msg = `the API did not start: ${reasons(error)}`;
  console.error(JSON.stringify({ level: 60, time: Date.now(), msg }));
  process.exit(1);
}

function reasons(error: unknown): string {
  // What a refused connection to `localhost` is made of stands in `errors`, and the message is empty.
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join(', ');
  const cause = error instanceof Error && error.cause;
  return cause ? `${errorMessage(error)} (${reasons(cause)})` : errorMessage(error);
}
