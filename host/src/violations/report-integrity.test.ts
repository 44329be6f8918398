import { aSet } from '../testing/open-page';
import { reportIntegrity } from './report-integrity';

const RELEASED_BYTES = 'build()';
/** The hash of `RELEASED_BYTES`. */
const integrity = 'sha384-1Z9SEOFlzQOGe/fFrBPCyjSdanhLUNYWI380y/ANNkswuJtEJSq8WU7z6GPDz/JJ';
const set = aSet();
let sent: Array<{ url: string | URL; body: Promise<string> }>;

beforeEach(() => {
  sent = [];
  Reflect.set(navigator, 'sendBeacon', (url: string, body: Blob) => {
    sent.push({ url, body: body.text() });
    return true;
  });
});

/** Simulates a script that failed to load, for which the network has these bytes. */
async function failToLoad(url: string, servedBytes: string | undefined): Promise<void> {
  const respond = () =>
    servedBytes === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(servedBytes));
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', integrity });
  script.src = url;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setTimeout(resolve));
}

test('[P7] a file with other bytes than its release’s is reported once, and a file that could not be fetched is not', async () => {
  reportIntegrity(set);
  await failToLoad('/assets/explore/1.0.0-a/offline.js', undefined);
  await failToLoad('/assets/explore/1.0.0-a/later.js', RELEASED_BYTES);
  expect(sent).toEqual([]);
  await failToLoad('/assets/explore/1.0.0-a/remote.js', 'attack()');
  await failToLoad('/assets/explore/1.0.0-a/remote.js', 'attack()');
  expect(sent.map(({ url }) => url)).toEqual([
    `/-/violations?${new URLSearchParams({ set: set.set, page: set.page })}`,
  ]);
  expect(JSON.parse(String(await sent[0]?.body))).toEqual([
    {
      type: 'integrity-violation',
      body: {
        documentURL: location.origin,
        blockedURL: `${location.origin}/assets/explore/1.0.0-a/remote.js`,
      },
    },
  ]);
});
