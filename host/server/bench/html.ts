/**
 * Measures the processor time of the edge for the page `/` with the built releases: sent from the cache, confirmed with
 * 304, and, in a preview, rendered and compressed for each request. The three cases alternate. Compare only numbers of one run;
 * the goal is for the median of an idle machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goalText } from '@sopaan/tooling/bench/goal-text';
import { writeResult } from '@sopaan/tooling/bench/write-result';
import { waitUntilReady } from '@sopaan/tooling/processes/wait-until-ready';
import { table } from '@sopaan/tooling/terminal/table';
import { createEdge } from '../edge';
import { findProjectRoot } from '../releases/unit-folders';
import { readSettings } from '../settings';
import { EDGE_KEY, fakePreview, fakeRegistry } from '../testing/fake-registry';
import { builtReleases } from './built-releases';
import type { RequestJob } from './request-process';

const ROUNDS = 5;
const REQUESTS = 3000;
/** Rendering and compressing takes longer, so fewer requests are enough. */
const REQUESTS_IN_PREVIEW = 300;
/** Compressed responses per second of processor time. */
const GOAL = { min: 3000 };
const TOKEN = 'AbCdEfGhIjKl.zzz.0123456789';

const folder = dirname(fileURLToPath(import.meta.url));
const root = findProjectRoot(folder);
const data = mkdtempSync(join(tmpdir(), 'sopaan-bench-'));
const registry = await fakeRegistry();
const releases = builtReleases(root);
registry.publish(root, ...releases);
registry.promote(releases);
registry.previews.set(TOKEN, fakePreview(releases));
const edge = await createEdge(
  readSettings({ API_URL: registry.url, EDGE_KEY, SOPAAN_DATA: data, LOG_LEVEL: 'error' }),
);
const origin = await edge.listen({ host: '127.0.0.1', port: 0 });
const sender = fork(join(folder, 'request-process.ts'));

async function processorSeconds(job: RequestJob): Promise<number> {
  const before = process.cpuUsage();
  sender.send(job);
  const [result] = await once(sender, 'message');
  if (result !== 'done') throw new Error(String(result));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

try {
  const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0' };
  // Installing the releases may take longer than the edge waits for at its start.
  await waitUntilReady(origin, 60_000);
  const job = { origin, headers, requests: REQUESTS, status: 200 };
  // The first pages may be rendered before the API has sent their head, and then have another ETag.
  await processorSeconds(job);
  const etag = (await fetch(origin, { headers })).headers.get('etag') ?? '';
  const cookie = `sopaan-preview=${TOKEN}`;
  const cases = [
    { name: 'Compressed, from the cache', job, goal: GOAL },
    {
      name: 'Confirmed with 304',
      job: { ...job, status: 304, headers: { ...headers, 'if-none-match': etag } },
    },
    {
      name: 'Compressed for each request',
      job: { ...job, requests: REQUESTS_IN_PREVIEW, headers: { ...headers, cookie } },
    },
  ].map((one) => ({ goal: undefined, ...one, rates: new Array<number>() }));
  for (const one of cases) await processorSeconds(one.job);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of cases) one.rates.push(one.job.requests / (await processorSeconds(one.job)));
  }
  const results = cases.map(({ name, goal, rates }) => {
    // One rate for each of the five rounds.
    const [min = 0, , median = 0, , max = 0] = rates.toSorted((a, b) => a - b);
    return { name, min, median, max, ...(goal && { goal: goalText(median, goal) }) };
  });
  const rows = results.map(({ name, min, median, max, goal = '' }) => [
    name,
    ...[min, median, max].map((rate) => rate.toFixed(0)),
    goal,
  ]);
  const head = ['Responses for `/` per second of processor time', 'min', 'median', 'max', 'goal'];
  console.log(`${table([head, ...rows]).join('\n')}\n`);
  writeResult('html', { unit: 'responses per second of processor time', results });
} finally {
  sender.disconnect();
  await edge.close();
  await registry.stop();
  rmSync(data, { recursive: true, force: true });
}
