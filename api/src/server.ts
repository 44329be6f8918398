import { listenForShutdown, type ShutdownListener } from '@sopaan/http/shutdown';
import { createApp } from './app';
import { startCleanup } from './cleanup/cleanup';
import { TASKS } from './cleanup/tasks';
import { sendMails } from './mail/send-mails';
import { openMetrics } from './metrics/metrics';
import { composeMail } from './modules/accounts/mails/compose';
import { registerJudge } from './modules/submissions/judge/register-judge';
import { connectDatabase } from './plugins/database';
import { errorMessage } from '@sopaan/http/error-code';
import { migrate } from './plugins/migrate';
import { readSettings, type Settings } from './plugins/settings';
import { tokenSecret } from './plugins/token-secret';

async function start(settings: Settings, shutdown: ShutdownListener): Promise<void> {
  const { databaseUrl, dataFolder, host, port } = settings;
  const { secret, createdIn } = await tokenSecret(settings.tokenSecret, dataFolder);
  const database = connectDatabase(databaseUrl, {
    // Only the message: the error contains its connection, which is long and includes the key that cancels its queries.
    onError: (error) => app.log.warn({ reason: errorMessage(error) }, 'lost a database connection'),
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

  if (createdIn) app.log.info({ file: createdIn }, 'created a token secret');
  const migrations = await migrate(databaseUrl);
  if (migrations.length > 0) app.log.info({ migrations }, 'applied database migrations');
  shutdown.onShutdown(() => app.close());
  sendMails(app, settings.mail, (mail) => composeMail(database, mail, app.settings));
  const judge = registerJudge(app);
  const tasks = [...TASKS, { name: 'files', run: app.files.sweep }];
  const cleanup = startCleanup({ database, tasks, log: app.log });
  app.addHook('onClose', cleanup.stop);
  await metrics?.serve(app, judge);
  const address = await app.listen({ host, port });
  // Reports the address to the parent process, which may have requested port 0. If the parent is gone, `shutdown` ends this process.
  process.send?.({ type: 'ready', address }, undefined, undefined, () => undefined);
}

const shutdown = listenForShutdown();
try {
  await start(readSettings(process.env), shutdown);
} catch (error) {
  const msg = `the API could not start: ${describeError(error)}`;
  console.error(JSON.stringify({ level: 60, time: Date.now(), msg }));
  process.exit(1);
}

function describeError(error: unknown): string {
  // A refused connection to `localhost` has an empty message and its reasons in `errors`.
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join(', ');
  const cause = error instanceof Error && error.cause;
  return cause ? `${errorMessage(error)} (${describeError(cause)})` : errorMessage(error);
}
