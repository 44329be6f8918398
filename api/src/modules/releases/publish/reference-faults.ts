import type { Release } from '@sopaan/contract/release';
import { isRedirect, UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/api/error';
import { fault } from './fault';

/** Checks that the manifest contains all files, screens and shared libraries that it refers to. */
export function referenceFaults(release: Release): Reason[] {
  const files = new Set(release.files.map(({ name }) => name));
  const screens = new Set([UNDER_DEVELOPMENT, ...release.screens.map(({ name }) => name)]);
  const libraries = new Set(release.shared.map(({ name }) => name));
  return [
    ...missing(files, fileReferences(release), (name) => `${name} is not among the files.`),
    ...missing(
      screens,
      release.routes.flatMap((route) => (isRedirect(route) ? [] : [route.screen])),
      (name) => `No screen is called ${name}.`,
    ),
    ...missing(
      libraries,
      release.screens.flatMap(({ shared }) => shared),
      (name) => `${name} is not among the shared libraries.`,
    ),
  ];
}

function fileReferences({ entry, start, screens, shared }: Release): string[] {
  const lists = [start, ...[...screens, ...shared].map(({ files }) => files)];
  return [entry, ...lists.flatMap(({ js, css }) => [...js, ...css])];
}

function missing(
  known: ReadonlySet<string>,
  named: readonly string[],
  message: (name: string) => string,
): Reason[] {
  const unknown = new Set(named.filter((name) => !known.has(name)));
  return [...unknown].map((name) => fault('reference', name, message(name)));
}
