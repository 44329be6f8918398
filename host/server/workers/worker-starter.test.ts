import { runInNewContext } from 'node:vm';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

test('[P7] a worker may request nothing, and runs only the script that its page sends', async () => {
  const { body, headers } = await site.get('/-/worker.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; script-src blob: 'wasm-unsafe-eval'",
    'cross-origin-resource-policy': 'same-origin',
  });
  const steps: string[] = [];
  const listeners: Array<(event: { data: string }) => void> = [];
  const scope = {
    addEventListener: (_type: string, listener: (typeof listeners)[0], options: object) => {
      expect(options).toEqual({ once: true });
      listeners.push(listener);
    },
    importScripts: (url: string) => steps.push(`runs ${url}`),
    postMessage: (message: string) => steps.push(message),
  };
  runInNewContext(body, { ...scope, self: scope });
  listeners.forEach((listener) => listener({ data: 'blob:checked' }));
  expect(steps).toEqual(['runs blob:checked', 'started']);
});

test('[P7] pages start workers from this site only', async () => {
  const { headers } = await site.get('/');
  expect(headers['content-security-policy']).toContain("worker-src 'self';");
});
