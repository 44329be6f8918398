import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PAGE_FORMAT, type Release } from '@sopaan/contract/release';
import type { PageRoute, Route } from '@sopaan/contract/routes';

export function page(path: string, screen: string, changes: Partial<PageRoute> = {}): PageRoute {
  return {
    path,
    screen,
    layout: 'page',
    access: 'public',
    title: `The ${screen}`,
    description: `About ${screen}`,
    ...changes,
  };
}

/** An empty folder for the units of one test; `writeFakeRelease` writes to it in the layout of the builds. */
export function createUnitsFolder(): string {
  return mkdtempSync(join(tmpdir(), 'sopaan-units-'));
}

/** The folder with the releases of a unit. */
export function releaseFolder(units: string, unit: string): string {
  return join(units, unit === 'host' ? 'host' : `remote-${unit}`, 'dist/releases');
}

/** Writes a release of a unit with one small file for each screen, and makes it the current one. */
export function writeFakeRelease(
  units: string,
  unit: string,
  routes: Route[],
  options: {
    release?: string;
    screens?: string[];
    contract?: string;
    /** The version of the shared library, or the range that a remote needs. */
    libraryVersion?: string;
    pageFormat?: number;
    trustedTypes?: boolean;
  } = {},
): Release {
  const { release = '1.0.0-a', screens = [] } = options;
  const folder = releaseFolder(units, unit);
  const entry = unit === 'host' ? 'main.js' : 'remote.js';
  const fileNames = [
    entry,
    ...screens.map((screen) => `${screen}.1.js`),
    ...(unit === 'host' ? ['display.1.js'] : []),
  ];
  mkdirSync(join(folder, release), { recursive: true });
  const files = fileNames.map((name) => {
    const content = Buffer.from(`/* ${unit} ${release} ${name} */`);
    writeFileSync(join(folder, release, name), content);
    writeFileSync(join(folder, release, `${name}.br`), brotliCompressSync(content));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return { name, integrity, bytes: content.length, brotli: content.length };
  });
  const display = {
    name: '@sopaan/ui/display',
    version: options.libraryVersion ?? versionOrRange(unit),
  };
  const manifest: Release = {
    unit,
    version: '1.0.0',
    release,
    adapts: [],
    ...(unit === 'host' && { pageFormat: options.pageFormat ?? PAGE_FORMAT }),
    ...(options.trustedTypes !== undefined && { trustedTypes: options.trustedTypes }),
    contract: options.contract ?? versionOrRange(unit),
    entry,
    container: unit === 'host' ? '' : `sopaan_${unit}`,
    shared: [{ ...display, files: { js: unit === 'host' ? ['display.1.js'] : [], css: [] } }],
    routes,
    start: { js: [entry], css: [] },
    screens: screens.map((name) => ({
      name,
      files: { js: [`${name}.1.js`], css: [] },
      shared: unit === 'host' ? [] : ['@sopaan/ui/display'],
    })),
    files,
  };
  writeFileSync(join(folder, release, 'release.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'current.json'), JSON.stringify({ release }));
  return manifest;
}

function versionOrRange(unit: string): string {
  return unit === 'host' ? '1.0.0' : '^1.0.0';
}
