import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@sopaan/tooling/postgres/embedded';
import { freePort } from '@sopaan/tooling/postgres/free-port';
import { fallbackClusterFolder } from '@sopaan/tooling/postgres/cluster-folder';
import { runTool } from '@sopaan/tooling/processes/run-tool';
import { runSite, type Site } from '@sopaan/tooling/site/run-site';
import type { Endpoint, ResponseOf } from '@sopaan/schemas/api/endpoint';
import { SITE_ENVIRONMENT } from './site-environment';
import { ROOT } from './project';

export interface ReleaseSite extends Site {
  /** Runs `npm run release -- …` for the sources in `root` and returns the output. Throws if it fails. */
  release: (root: string, ...args: string[]) => Promise<string>;
  /** Like `release`, for a command that must fail. */
  releaseError: (root: string, ...args: string[]) => Promise<string>;
  /** Sends a read request to the registry with the operator's token. */
  request: <E extends Endpoint>(
    endpoint: E,
    input: Record<string, string>,
  ) => Promise<ResponseOf<E>>;
  dataDir: string;
}

/** Starts a site with an empty database and a release command that publishes to its registry. `stop` removes its data too. */
export async function startReleaseSite(): Promise<ReleaseSite> {
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  const dataDir = mkdtempSync(join(ROOT, 'var', 'e2e-site-'));
  const port = await freePort();
  // These tests need no sample data, so the database stays empty.
  const database = await startEmbeddedPostgres({
    folder: join(dataDir, 'postgres'),
    fast: true,
    log: () => undefined,
  });
  const site = await runSite(
    ROOT,
    { port, host: '127.0.0.1', dataDir, databaseUrl: database.url },
    () => undefined,
    { ...process.env, ...SITE_ENVIRONMENT },
  );
  const token = readFileSync(join(dataDir, 'deploy-token'), 'utf8').trim();
  const run = (root: string, args: string[]) =>
    runTool(join(ROOT, 'shared/tooling/bin/sopaan.mjs'), ['release', ...args], {
      cwd: ROOT,
      env: {
        SOPAAN_ROOT: root,
        SOPAAN_SITE: site.url,
        SOPAAN_DEPLOY_TOKEN: token,
        NODE_OPTIONS: '',
      },
    });
  return {
    ...site,
    dataDir,
    stop: async () => {
      await site.stop();
      await database.stop();
      for (const folder of [dataDir, fallbackClusterFolder(join(dataDir, 'postgres'))]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    request: async ({ path, response }, input) => {
      const query = new Map(Object.entries(input));
      const resolvedPath = path.replace(/:(\w+)/g, (_, name: string) => {
        const value = query.get(name) ?? '';
        query.delete(name);
        return encodeURIComponent(value);
      });
      const httpResponse = await fetch(
        `${site.url}/api/${resolvedPath}?${new URLSearchParams([...query]).toString()}`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      return response.validate(await httpResponse.json());
    },
    release: async (root, ...args) => {
      const { ok, output } = await run(root, args);
      if (!ok) throw new Error(output);
      return output;
    },
    releaseError: async (root, ...args) => {
      const { ok, output } = await run(root, args);
      if (ok) throw new Error(`expected to fail:\n${output}`);
      return output;
    },
  };
}
