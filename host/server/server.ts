import { createEdge } from './edge';
import { readSettings } from './settings';

const settings = readSettings(process.env);
const edge = await createEdge(settings);
await edge.listen({ host: settings.HOST, port: settings.PORT });

let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  await edge.close();
  process.exit(0);
}
process.on('SIGTERM', () => void close());
process.on('SIGINT', () => void close());
// Started by the start command, the edge ends with it, whatever ended it.
process.on('disconnect', () => void close());
