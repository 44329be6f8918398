import { openLifetime } from '@sopaan/http/lifetime';
import { createEdge } from './edge';
import { readSettings } from './settings';

const lifetime = openLifetime();
const settings = readSettings(process.env);
const edge = await createEdge(settings);
lifetime.closeWith(() => edge.close());
await edge.listen({ host: settings.HOST, port: settings.PORT });
