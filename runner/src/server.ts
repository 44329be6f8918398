import { errorMessage } from '@sopaan/http/error-code';
import { listenForShutdown, type ShutdownListener } from '@sopaan/http/shutdown';
import { createRunnerApp } from './app';
import { listen } from './listen';
import { queuedRunner } from './queue/queued-runner';
import { createSandboxRunner } from './sandbox/sandbox-runner';
import { readSettings, type RunnerSettings } from './settings';

async function start(settings: RunnerSettings, shutdown: ShutdownListener): Promise<void> {
  const sandbox = createSandboxRunner({ log: { warn: (message) => app.log.warn(message) } });
  const slots = settings.slots ?? sandbox.slots;
  const runner = queuedRunner(sandbox, { slots });
  const app = createRunnerApp({
    runner,
    slots,
    enforcement: sandbox.enforcement,
    logLevel: settings.logLevel,
  });
  shutdown.onShutdown(() => app.close());
  const address = await listen(app, settings.listen);
  app.log.info({ address }, 'the code runner is ready');
  const limits = await sandbox.enforcement();
  app.log[limits === 'polling' ? 'warn' : 'info'](
    { limits },
    'how the limits of runs are enforced',
  );
  process.send?.({ type: 'ready', address }, undefined, undefined, () => undefined);
}

const shutdown = listenForShutdown();
try {
  await start(readSettings(process.env), shutdown);
} catch (error) {
  if (!shutdown.isShuttingDown()) {
    const msg = `the code runner did not start: ${errorMessage(error)}`;
    console.error(JSON.stringify({ level: 60, time: Date.now(), msg }));
    process.exit(1);
  }
}
