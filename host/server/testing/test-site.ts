import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  PAGE_HEADER_ENTRIES,
  pageSetSchema,
  type PageSet,
  type Release,
} from '@sopaan/contract/release';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createEdge } from '../edge';
import { readSettings } from '../settings';
import { EDGE_KEY, fakeRegistry, type FakeRegistry } from './fake-registry';
import { createUnitsFolder, page, writeFakeRelease } from './fake-units';

const FAST_INTERVALS = { state: 20, site: 20, signals: 20, removals: 20 };

/** A registry with an edge in front of it, and two units. */
export interface TestSite {
  registry: FakeRegistry;
  edge: FastifyInstance;
  /** The folder with the built units. */
  units: string;
  /** The data directory of the edges. */
  data: string;
  host: Release;
  explore: Release;
  /** Builds and publishes another release of explore. */
  nextExplore: (release: string, options?: Parameters<typeof writeFakeRelease>[3]) => Release;
  /** Another edge with the same data, as after a restart. */
  startEdge: (settings?: Record<string, string>) => Promise<FastifyInstance>;
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

const routes = [page('/', 'home'), page('/course/:id', 'home')];
export const hostScreens = ['login', 'under-development', 'not-found', 'gone'];

export async function startTestSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const registry = await fakeRegistry();
  const units = createUnitsFolder();
  const data = mkdtempSync(join(tmpdir(), 'sopaan-data-'));
  const host = writeFakeRelease(units, 'host', [page('/auth/login', 'login')], {
    screens: hostScreens,
  });
  const explore = writeFakeRelease(units, 'explore', routes, { screens: ['home'] });
  registry.publish(units, host, explore);
  registry.promote([host, explore]);
  const edges: FastifyInstance[] = [];
  const startEdge: TestSite['startEdge'] = async (changes = {}) => {
    const environment = {
      API_URL: registry.url,
      EDGE_KEY,
      SOPAAN_DATA: data,
      LOG_LEVEL: 'silent',
      ...settings,
      ...changes,
    };
    const edge = await createEdge(readSettings(environment), FAST_INTERVALS);
    edges.push(edge);
    return edge;
  };
  const edge = await startEdge();
  return {
    registry,
    edge,
    units,
    data,
    host,
    explore,
    startEdge,
    nextExplore(release, options = {}) {
      const fakeRelease = writeFakeRelease(units, 'explore', routes, {
        screens: ['home'],
        release,
        ...options,
      });
      registry.publish(units, fakeRelease);
      return fakeRelease;
    },
    get: (url, headers = {}) => edge.inject({ url, headers }),
    async close() {
      await Promise.all(edges.map((one) => one.close()));
      await registry.stop();
      for (const folder of [units, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The set that a page contains. */
export function parsePageSet(html: string): PageSet {
  const json = /id="sopaan-set">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
  return pageSetSchema.validateSync(JSON.parse(json));
}

/** What the edge sent with a page in `Server-Timing`. */
export function pageHeaderOf({ headers }: { headers: Record<string, unknown> }) {
  const entries = String(headers['server-timing'] ?? '').split(', ');
  const valueOf = (name: keyof typeof PAGE_HEADER_ENTRIES) =>
    entries
      .map((entry) => new RegExp(`^${PAGE_HEADER_ENTRIES[name]};desc="(.*)"$`).exec(entry)?.[1])
      .find((value) => value !== undefined);
  return { page: valueOf('page'), nonce: valueOf('nonce') };
}

/** The release of a unit that a page contains. */
export function parsePageRelease(html: string, unit = 'explore'): string | undefined {
  return parsePageSet(html).remotes.find(({ name }) => name === unit)?.release;
}

/** The cookies that a response sets, with their attributes. */
export function cookiesOf(response: { headers: Record<string, unknown> }): string[] {
  return [response.headers['set-cookie'] ?? []].flat().map(String);
}

/** Resolves when the condition is met. */
export async function waitUntil(check: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 4000;
  while (!(await check())) {
    if (performance.now() > deadline)
      throw new Error(`the condition was not met: ${String(check)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
