import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { createTokenEndpoint, listTokensEndpoint } from '@sopaan/schemas/release-token';
import { createApp } from '../../../app';
import { logOptions } from '../../../plugins/request-log';
import { call, send } from '../../../testing/call';
import {
  TEST_DEPLOY_TOKEN,
  TEST_EDGE_KEY,
  TEST_SETTINGS,
  testApp,
} from '../../../testing/test-app';

const api = testApp();

test('never logs a deploy token or edge key', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { log: logger } = fastify({ logger: { ...logOptions('trace'), stream } });
  const app = await createApp({ settings: TEST_SETTINGS, database: api.database, logger });
  app.get('/broken', { config: { access: 'edge' } }, () => {
    throw new Error('broken');
  });
  const wanted = { name: 'quiet-team', unit: null };
  const { secret } = await call(app, createTokenEndpoint, wanted, TEST_DEPLOY_TOKEN);
  await call(app, listTokensEndpoint, {}, secret);
  await send(app, createTokenEndpoint, wanted, secret);
  const guessed = `${secret}x`;
  await send(app, listTokensEndpoint, {}, guessed);
  const headers = { 'x-sopaan-edge-key': TEST_EDGE_KEY };
  await app.inject({ url: '/broken', headers });
  app.log.info({ request: { headers }, created: { secret } });
  await app.close();

  expect(lines.length).toBeGreaterThan(5);
  for (const hidden of [secret, TEST_DEPLOY_TOKEN, TEST_EDGE_KEY]) {
    expect(lines.join('')).not.toContain(hidden);
  }
});
