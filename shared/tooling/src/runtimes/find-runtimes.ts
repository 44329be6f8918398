import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { RUNTIMES, type Runtime } from './runtimes';

export interface FoundRuntime extends Runtime {
  /** The programs that are not there. */
  missing: string[];
}

/** Where the sandbox looks too, even when PATH does not say so. */
const SYSTEM = ['/usr/bin', '/bin'];

/** Each runtime, and what of it is not there. */
export function findRuntimes(path = process.env['PATH'] ?? ''): FoundRuntime[] {
  const folders = [...SYSTEM, ...path.split(delimiter)].filter((folder) => folder.startsWith('/'));
  const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));
  return RUNTIMES.map((runtime) => ({
    ...runtime,
    // The Node that runs this is at hand, wherever it is.
    missing: runtime.programs.filter((program) => program !== 'node' && !isThere(program)),
  }));
}

/** One line for those who start the site; nothing when all is there, or another server runs programs. */
export function missingRuntimesMessage(found: readonly FoundRuntime[]): string | undefined {
  const names = found.filter(({ missing }) => missing.length > 0).map(({ name }) => name);
  if (names.length === 0) return undefined;
  return names.includes('sandbox')
    ? 'No code runs on this machine, as it has no sandbox: npm run setup:runtimes'
    : `No code of ${names.join(', ')} runs on this machine: npm run setup:runtimes`;
}
