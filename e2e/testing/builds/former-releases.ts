import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { matchRoute } from '@sopaan/contract/match-route';
import type { Release } from '@sopaan/contract/release';
import { isRedirect } from '@sopaan/contract/routes';
import { array, object, string } from 'yup';
import { pages } from '../pages/route-table';
import { ROOT } from '../sites/project';

const filesSchema = array(
  object({ path: string().required(), content: string().required() }),
).required();

/** The remotes in the archive. */
export const FORMER_REMOTES = ['explore', 'learn', 'marketing'] as const;

/**
 * Replaces remotes with releases of contract 2.3, which webpack's own container plugin built, before the federation runtime and the
 * split of `@sopaan/ui/display`: the output of `npm run build explore learn marketing` with the sources of 23 November 2026. The
 * archive is a list of their scripts and manifests in JSON, compressed with Brotli.
 */
export function addFormerReleases(units: string): void {
  const archive = join(ROOT, 'e2e/testing/builds/releases-of-contract-2.3.json.br');
  const text = brotliDecompressSync(readFileSync(archive)).toString();
  for (const remote of FORMER_REMOTES) {
    rmSync(join(units, `remote-${remote}/dist/releases`), { recursive: true });
  }
  for (const { path, content } of filesSchema.validateSync(JSON.parse(text))) {
    const file = join(units, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The URL of a page for each screen that a release contains. */
export function screenUrls(release: Release): string[] {
  const urls = new Map<string, string>();
  for (const { url } of pages) {
    const route = matchRoute([release], url)?.route;
    if (route && !isRedirect(route)) urls.set(route.screen, url);
  }
  return release.screens.map(({ name }) => {
    const url = urls.get(name);
    if (!url) throw new Error(`The route table has no page of the screen ${name}`);
    return url;
  });
}
