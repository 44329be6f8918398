import { rmSync } from 'node:fs';
import { createEdge } from '../edge';
import { readSettings } from '../settings';
import { createUnitsFolder, page, writeFakeRelease } from '../testing/fake-units';

const auth = (path: string) => page(path, 'login', { layout: 'auth' });
const TOKEN = 'aToken-out_of-a-mail.0123456789';

async function openPages() {
  const units = createUnitsFolder();
  writeFakeRelease(
    units,
    'host',
    [
      auth('/auth/login'),
      auth('/auth/email-verification/:token'),
      page('/pack/:token', 'login'),
      page('/unsubscribe/:token', 'login'),
      page('/parental-consent/:token', 'login'),
      page('/newsletter/confirm/:token', 'login'),
      page('/newsletter/preferences/:token', 'login'),
      page('/course/:id', 'login'),
    ],
    { screens: ['login', 'not-found'] },
  );
  const edge = await createEdge(
    readSettings({ RELEASES_FROM: 'folder', SOPAAN_UNITS: units, LOG_LEVEL: 'silent' }),
  );
  const close = async () => {
    await edge.close();
    rmSync(units, { recursive: true });
  };
  return { get: (url: string) => edge.inject({ url }), close };
}

test.each([
  ['a mail link', '/auth/email-verification/'],
  ['a shared pack', '/pack/'],
  ['a link that unsubscribes', '/unsubscribe/'],
  ['a link for a parent', '/parental-consent/'],
  ['a link that subscribes', '/newsletter/confirm/'],
  ['a link to choose emails', '/newsletter/preferences/'],
])('[HO-062] keeps the token of %s out of referrer, index and page', async (_, path) => {
  const { get, close } = await openPages();
  const { headers, body, statusCode } = await get(path + TOKEN);
  expect(statusCode).toBe(200);
  expect(headers['referrer-policy']).toBe('strict-origin');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain(TOKEN);
  expect(headers).not.toHaveProperty('etag');
  await close();
});

test('pages without a token in their URL may send it as referrer and be indexed', async () => {
  const { get, close } = await openPages();
  for (const url of ['/auth/login', '/course/course-1']) {
    const { headers, body } = await get(url);
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(body).not.toContain('noindex');
    expect(body).toContain(`<link rel="canonical" href="http://localhost${url}">`);
    expect(body).toContain(`<meta property="og:url" content="http://localhost${url}">`);
  }
  await close();
});
