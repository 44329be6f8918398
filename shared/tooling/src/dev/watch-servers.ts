import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';
import type { Site } from '../site/run-site';

const SOURCES = [
  'api/src',
  'api/migrations',
  'host/server',
  'runner/src',
  'shared/http/src',
  'shared/contract/src',
  'shared/schemas/src',
];

/** So long a burst of saved files is waited for. Milliseconds. */
const DEBOUNCE_MS = 150;

/** Builds API, code runner and edge anew when a source of theirs changes, and starts again what has changed. */
export function watchServers(site: Site, say: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    try {
      for (const { name, fresh } of await buildServers()) {
        if (fresh || (name !== 'api' && name !== 'edge' && name !== 'runner')) continue;
        await site.restart(name);
        say(`The ${name} runs from the changed source`);
      }
    } catch (error) {
      // The old program goes on; esbuild has said what is wrong with the new one.
      say(error instanceof Error ? error.message : String(error));
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
