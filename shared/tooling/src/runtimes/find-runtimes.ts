import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { RUNTIMES, type Runtime } from './runtimes';

export interface FoundRuntime extends Runtime {
  /** The programs that are not installed. */
  missing: string[];
}

/** Folders that the sandbox searches even if they are not on PATH. */
const SYSTEM_FOLDERS = ['/usr/bin', '/bin'];

/** Finds the missing programs of each runtime. */
export function findRuntimes(path = process.env['PATH'] ?? ''): FoundRuntime[] {
  const folders = [...SYSTEM_FOLDERS, ...path.split(delimiter)].filter((folder) =>
    folder.startsWith('/'),
  );
  const isInstalled = (program: string) =>
    folders.some((folder) => existsSync(join(folder, program)));
  return RUNTIMES.map((runtime) => ({
    ...runtime,
    // Node itself is always available: it runs this code.
    missing: runtime.programs.filter((program) => program !== 'node' && !isInstalled(program)),
  }));
}

/** A line for the operator about missing runtimes; undefined if all are installed. */
export function missingRuntimesMessage(found: readonly FoundRuntime[]): string | undefined {
  const missingNames = found.filter(({ missing }) => missing.length > 0).map(({ name }) => name);
  if (missingNames.length === 0) return undefined;
  return missingNames.includes('sandbox')
    ? 'Code execution is off, because the sandbox is not installed. Run: npm run setup:runtimes'
    : `These languages are not installed: ${missingNames.join(', ')}. Run: npm run setup:runtimes`;
}
