import { FAQ } from '../content/faq/faq';
import { REASONING_TEST } from '../content/reasoning/reasoning-test';
import { listenForShutdown, type ShutdownListener } from '@sopaan/http/shutdown';
import { createApp } from './app';
import { startCleanup } from './cleanup/cleanup';
import { composeMail } from './mail/compose-mail';
import { sendMails } from './mail/send-mails';
import { unsubscribeTokens } from './mail/unsubscribe/unsubscribe-tokens';
import { openMetrics } from './metrics/metrics';
import { replaceFaqItems } from './modules/faq/faq.repository';
import { storeSiteQuiz } from './modules/quizzes/site-quizzes/site-quizzes.repository';
import { deadlineTask, lastReminderTask } from './modules/notices/deadlines/deadline-notices';
import { registerEncoder } from './modules/lessons/encoding/register-encoder';
import { removalCleanup } from './modules/releases/removal/removal.cleanup';
import { storeRecordings } from './modules/live-recordings/storing/store-recordings';
import { sendAlerts } from './modules/saved-searches/alerts/send-alerts';
import { registerJudge } from './modules/submissions/judge/register-judge';
import { CLEANUP_TASKS } from './registries/cleanup-tasks';
import { DEADLINE_SOURCES } from './registries/deadline-sources';
import { mailComposers } from './registries/mail-composers';
import { connectDatabase } from './database/database';
import { errorMessage } from '@sopaan/http/error-code';
import { migrate } from './database/migrate';
import { readSettings, type Settings } from './config/settings';
import { missingSiteSettings } from './config/site-settings';
import { tokenSecret } from './auth/token-secret';

async function start(settings: Settings, shutdown: ShutdownListener): Promise<void> {
  const { databaseUrl, dataDir, host, port } = settings;
  const { secret, createdIn } = await tokenSecret(settings.tokenSecret, dataDir);
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

  const missing = missingSiteSettings(settings);
  if (missing.length > 0) app.log.info({ missing }, 'pages and mails leave out what is not set');
  if (createdIn) app.log.info({ file: createdIn }, 'created a token secret');
  const migrations = await migrate(databaseUrl);
  if (migrations.length > 0) app.log.info({ migrations }, 'applied database migrations');
  await replaceFaqItems(database, FAQ);
  await storeSiteQuiz(database, REASONING_TEST);
  shutdown.onShutdown(() => app.close());
  const mails = {
    database,
    composers: mailComposers(secret),
    tokens: unsubscribeTokens(secret),
    linkOrigin: settings.linkOrigin,
  };
  sendMails(app, settings.mail, (mail) => composeMail(mail, mails));
  sendAlerts(app);
  storeRecordings(app);
  const judge = registerJudge(app);
  await registerEncoder(app, settings);
  const tasks = [
    ...CLEANUP_TASKS,
    ...DEADLINE_SOURCES.map(deadlineTask),
    { name: 'files', run: app.files.removeUnused },
    { name: 'video-files', run: app.videoFiles.removeUnused },
    { name: 'hls-files', run: app.hlsFiles.removeUnused },
    ...removalCleanup(app.releaseStore, settings.removalRule),
  ];
  const cleanup = startCleanup({ database, tasks, log: app.log });
  app.addHook('onClose', cleanup.stop);
  const reminders = startCleanup({
    database,
    tasks: DEADLINE_SOURCES.filter(({ lastReminder }) => lastReminder).map(lastReminderTask),
    log: app.log,
    intervalMs: 60_000,
  });
  app.addHook('onClose', reminders.stop);
  await metrics?.serve(app, judge);
  const address = await app.listen({ host, port });
  // Reports the address to the parent process, which may have requested port 0. If the parent is gone, `shutdown` ends this process.
  process.send?.({ type: 'ready', address }, undefined, undefined, () => undefined);
}

const shutdown = listenForShutdown();
try {
  await start(readSettings(process.env), shutdown);
} catch (error) {
  if (!shutdown.isShuttingDown()) {
    const msg = `the API could not start: ${describeError(error)}`;
    console.error(JSON.stringify({ level: 60, time: Date.now(), msg }));
    process.exit(1);
  }
}

function describeError(error: unknown): string {
  // A refused connection to `localhost` has an empty message and its reasons in `errors`.
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join(', ');
  const cause = error instanceof Error && error.cause;
  return cause ? `${errorMessage(error)} (${describeError(cause)})` : errorMessage(error);
}
