import { listenForShutdown } from '@sopaan/http/shutdown';
import { createEdge } from './edge';
import { readSettings } from './settings';

const shutdown = listenForShutdown();
const settings = readSettings(process.env);
const edge = await createEdge(settings);
shutdown.onShutdown(() => edge.close());
try {
  await edge.listen({ host: settings.HOST, port: settings.PORT });
} catch (error) {
  // An edge that is closed during its start cannot listen.
  if (!shutdown.isShuttingDown()) throw error;
}
