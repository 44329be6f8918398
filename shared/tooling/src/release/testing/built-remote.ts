import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from '@sopaan/contract/release';

/** Writes the output of a remote's build to `root`: files, manifest and pointer of the release. */
export function writeBuiltRemote(
  root: string,
  unit: string,
  release: string,
  code = 'one',
): Release {
  const dir = join(root, `remote-${unit}`);
  const releases = join(dir, 'dist/releases');
  mkdirSync(join(releases, release), { recursive: true });
  writeFileSync(join(dir, 'remote.config.ts'), '');
  const script = Buffer.from(`${unit} ${code}`);
  const image = Buffer.from(`image of ${unit} ${code}`);
  const file = (name: string, content: Buffer) => {
    writeFileSync(join(releases, release, name), content);
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return { name, integrity, bytes: content.length, brotli: content.length };
  };
  writeFileSync(join(releases, release, 'remote.js.br'), brotliCompressSync(script));
  const manifest: Release = {
    unit,
    version: release.replace(/-[^-]*$/, ''),
    release,
    contract: '^1.0.0',
    adapts: [],
    entry: 'remote.js',
    container: `sopaan_${unit}`,
    shared: [],
    routes: [],
    start: { js: ['remote.js'], css: [] },
    screens: [],
    files: [file('remote.js', script), file('image.png', image)],
  };
  writeFileSync(join(releases, release, 'release.json'), JSON.stringify(manifest));
  writeFileSync(join(releases, 'current.json'), JSON.stringify({ release }));
  return manifest;
}
