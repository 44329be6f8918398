/**
 * Measures the time that an HTML request spends on the lookup of its set: choosing the set and rendering its JSON. Alternates with
 * complete requests over a connection, from a registry with the built releases. Fails if it takes 1 ms or more.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEdge } from '../edge';
import { openReleases } from '../releases/open-releases';
import { findProjectRoot } from '../releases/unit-folders';
import { pageSetJson } from '../pages/set-markup';
import { readSettings } from '../settings';
import { EDGE_KEY, fakePreview, fakeRegistry, setRefOf } from '../testing/fake-registry';
import { resolveVisit } from '../visitors/visit';
import type { VisitorCookies } from '../visitors/visitor-cookies';
import { builtReleases } from './built-releases';
import { quantiles, formatRow } from './quantiles';

const WARM_UP_ROUNDS = 300;
const ROUNDS = 2000;
const LIMIT_MS = 1;
const TOKEN = 'AbCdEfGhIjKl.zzz.0123456789';

const VISITORS = [
  { name: 'Without a cookie', bucket: undefined, preview: undefined },
  { name: 'While a canary runs', bucket: 4711, preview: undefined },
  { name: 'In a preview', bucket: undefined, preview: TOKEN },
];

const root = findProjectRoot(dirname(fileURLToPath(import.meta.url)));
const data = mkdtempSync(join(tmpdir(), 'sopaan-bench-'));
const registry = await fakeRegistry();
const releases = builtReleases(root);
registry.publish(root, ...releases);
registry.promote(releases, { canary: { id: 'c1', percent: 50, set: setRefOf(releases) } });
registry.previews.set(TOKEN, fakePreview(releases));

const settings = readSettings({
  API_URL: registry.url,
  EDGE_KEY,
  SOPAAN_DATA: data,
  LOG_LEVEL: 'error',
});
const edge = await createEdge(settings);
const openedReleases = await openReleases(settings, edge.log);
const url = await edge.listen({ host: '127.0.0.1', port: 0 });

async function lookup(cookies: VisitorCookies): Promise<number> {
  const startedAt = performance.now();
  const visit = await resolveVisit(openedReleases, cookies);
  if (!visit) throw new Error('there is no release set');
  const { set, environment, preview } = visit;
  const page = openedReleases.pageSignals?.signer.sign(set.id) ?? '';
  pageSetJson(set, { environment, page, preview });
  return performance.now() - startedAt;
}

async function requestPage({ bucket, preview }: VisitorCookies): Promise<number> {
  const cookie = [
    ...(bucket === undefined ? [] : [`sopaan-bucket=${bucket}`]),
    ...(preview === undefined ? [] : [`sopaan-preview=${preview}`]),
  ].join('; ');
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { cookie, 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the page responded with ${response.status}`);
  return performance.now() - startedAt;
}

async function measure({ name, ...cookies }: (typeof VISITORS)[number]) {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await lookup(cookies);
    await requestPage(cookies);
  }
  const lookups: number[] = [];
  const requests: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    lookups.push(await lookup(cookies));
    requests.push(await requestPage(cookies));
  }
  const result = { name, lookup: quantiles(lookups), request: quantiles(requests) };
  console.log(formatRow(name, result));
  return result;
}

try {
  console.log('Release set lookup, ms           lookup: median    p99   request: median    p99');
  const results = [];
  for (const visitor of VISITORS) results.push(await measure(visitor));
  const file = join(root, 'var/bench/set-lookup.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ rounds: ROUNDS, unit: 'ms', results }, null, 1)}\n`);
  console.log(`Written to ${file}`);
  const slow = results.filter((result) => result.lookup.p99 >= LIMIT_MS);
  if (slow.length > 0) {
    console.error(
      `The p99 of a lookup is ${LIMIT_MS} ms or more: ${slow.map(({ name }) => name).join(', ')}`,
    );
    process.exitCode = 1;
  }
} finally {
  await edge.close();
  await openedReleases.close();
  await registry.stop();
  rmSync(data, { recursive: true, force: true });
}
