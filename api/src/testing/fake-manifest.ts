import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { containerName } from '@sopaan/contract/federation';
import type { Release } from '@sopaan/contract/release';
import { isRedirect, type PageRoute, type Route } from '@sopaan/contract/routes';

export interface FakeRelease {
  unit: string;
  /** By default derived from all other fields. */
  release?: string;
  version?: string;
  contract?: string;
  adapts?: number[];
  routes?: Route[];
  shared?: Array<{ name: string; version: string }>;
  screens?: string[];
  /** Compressed size of each screen's script. */
  bytes?: number;
}

export interface FakeBuild {
  manifest: Release;
  /** The plain content of each file, by name. */
  contents: Map<string, Buffer>;
}

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

/** Creates a small release like a build: a host that provides libraries, or a remote that uses them. */
export function fakeBuild(fake: FakeRelease): FakeBuild {
  const { unit, version = '1.0.0', bytes = 200, adapts = [] } = fake;
  const isHost = unit === 'host';
  const release = fake.release ?? `${version}-${sha256Hex(JSON.stringify(fake)).slice(0, 10)}`;
  const routes = fake.routes ?? [page(isHost ? '/auth/login' : `/${unit}`, 'home')];
  const screens = fake.screens ?? screensOf(routes);
  const shared = fake.shared ?? [
    { name: 'react', version: isHost ? '19.3.1' : '^19.3.1' },
    { name: '@sopaan/ui/display', version: isHost ? '1.0.0' : '^1.0.0' },
  ];
  const entry = isHost ? 'main.js' : 'remote.js';
  const contents = new Map([
    [entry, incompressible(`${unit} ${release}`, 200)],
    ...screens.map((name) => script(`${name}.1.js`, `${unit} ${release} ${name}`, bytes)),
    ...(isHost ? [script('display.1.js', `display ${release}`, 200)] : []),
  ]);
  const manifest: Release = {
    unit,
    version,
    release,
    contract: fake.contract ?? (isHost ? '1.0.0' : '^1.0.0'),
    adapts,
    entry,
    container: isHost ? '' : containerName(unit, release),
    shared: shared.map(({ name, version: range }) => ({
      name,
      version: range,
      files: { js: isHost && name.endsWith('/display') ? ['display.1.js'] : [], css: [] },
    })),
    routes,
    start: { js: [entry], css: [] },
    screens: screens.map((name) => ({
      name,
      files: { js: [`${name}.1.js`], css: [] },
      shared: shared.map((library) => library.name),
    })),
    files: [...contents].map(([name, content]) => describeFile(name, content)),
  };
  return { manifest, contents };
}

export function describeFile(name: string, content: Buffer): Release['files'][number] {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { name, integrity, bytes: content.length, brotli: brotliCompressSync(content).length };
}

function script(name: string, seed: string, bytes: number): [string, Buffer] {
  return [name, incompressible(seed, bytes)];
}

/** Deterministic bytes that hardly shrink when compressed. */
function incompressible(seed: string, bytes: number): Buffer {
  return createHash('shake256', { outputLength: bytes }).update(seed).digest();
}

function screensOf(routes: readonly Route[]): string[] {
  const names = routes.flatMap((route) => (isRedirect(route) ? [] : [route.screen]));
  return [...new Set(names)].filter((name) => name !== 'under-development');
}

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
