import { createTokenEndpoint, listTokensEndpoint } from '@sopaan/schemas/releases/token';
import { createApp } from '../../../app';
import { captureLogs } from '../../../testing/capture-logs';
import { call, send } from '../../../testing/call';
import {
  TEST_DEPLOY_TOKEN,
  TEST_EDGE_KEY,
  TEST_SETTINGS,
  testApp,
} from '../../../testing/test-app';

const api = testApp();

test('never logs a deploy token or edge key', async () => {
  const { logger, text, lines } = captureLogs();
  const app = await createApp({ settings: TEST_SETTINGS, database: api.database, logger });
  app.get('/broken', { config: { access: 'edge' } }, () => {
    throw new Error('broken');
  });
  const newToken = { name: 'quiet-team', unit: null };
  const { secret } = await call(app, createTokenEndpoint, newToken, TEST_DEPLOY_TOKEN);
  await call(app, listTokensEndpoint, {}, secret);
  await send(app, createTokenEndpoint, newToken, secret);
  const guessedToken = `${secret}x`;
  await send(app, listTokensEndpoint, {}, guessedToken);
  const headers = { 'x-sopaan-edge-key': TEST_EDGE_KEY };
  await app.inject({ url: '/broken', headers });
  app.log.info({ request: { headers }, created: { secret } });
  await app.close();

  expect(lines().length).toBeGreaterThan(5);
  for (const secretText of [secret, TEST_DEPLOY_TOKEN, TEST_EDGE_KEY]) {
    expect(text()).not.toContain(secretText);
  }
});
