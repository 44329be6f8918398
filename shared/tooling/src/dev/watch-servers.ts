import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';
import type { Site } from '../site/run-site';

const SOURCES = [
  'api/src',
  'api/content',
  'api/migrations',
  'host/server',
  'runner/src',
  'media/src',
  'shared/http/src',
  'shared/contract/src',
  'shared/schemas/src',
];

/** Collects a burst of saved files into one build. */
const DEBOUNCE_MS = 150;

const RESTARTED = ['api', 'edge', 'runner', 'media'] as const;

/** Rebuilds API, code runner, media server and edge when their sources change, and restarts those that changed. */
export function watchServers(site: Site, log: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    try {
      for (const { name, isUpToDate } of await buildServers()) {
        const program = RESTARTED.find((restarted) => restarted === name);
        if (isUpToDate || !program) continue;
        await site.restart(program);
        log(`Restarted the ${program} with the changed source`);
      }
    } catch (error) {
      // The old program keeps running; esbuild has reported the error.
      log(error instanceof Error ? error.message : String(error));
    }
  };
  const watchers = SOURCES.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), DEBOUNCE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
