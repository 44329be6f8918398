import { errorMessage } from '@sopaan/http/error-code';
import { listenForShutdown, type ShutdownListener } from '@sopaan/http/shutdown';
import { createMediaApp } from './app';
import { createProcessErrorHandler } from './process-errors';
import { Recordings } from './recordings/recordings';
import { Rooms } from './rooms/rooms';
import { readSettings, type MediaSettings } from './settings';

async function start(settings: MediaSettings, shutdown: ShutdownListener): Promise<void> {
  const { network, limits, key, logLevel } = settings;
  const recordings =
    settings.recordings &&
    (await Recordings.open(settings.recordings.folder, settings.recordings.limits));
  const rooms = new Rooms(network, limits, recordings);
  const app = createMediaApp({ rooms, recordings, key, logLevel });
  shutdown.onShutdown(() => app.close());
  const handleError = createProcessErrorHandler({ log: app.log, exit: () => process.exit(1) });
  process.on('uncaughtException', handleError).on('unhandledRejection', handleError);
  const address = await app.listen(settings.listen);
  app.log.info({ listen: address, ...network }, 'the media server is ready');
  process.send?.({ type: 'ready', address }, undefined, undefined, () => undefined);
}

const shutdown = listenForShutdown();
try {
  await start(readSettings(process.env), shutdown);
} catch (error) {
  if (!shutdown.isShuttingDown()) {
    const msg = `the media server did not start: ${errorMessage(error)}`;
    console.error(JSON.stringify({ level: 60, time: Date.now(), msg }));
    process.exit(1);
  }
}
