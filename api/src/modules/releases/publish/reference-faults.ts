import { describeFieldError } from '@sopaan/contract/describe-field-errors';
import type { Release } from '@sopaan/contract/release';
import { isRedirect, UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/api/error';
import { fault } from './fault';

/** A field that names something else in the manifest. */
type Reference = [field: string, name: string];

/** Checks that the manifest contains all files, screens and shared libraries that it refers to. */
export function referenceFaults(release: Release): Reason[] {
  const files = release.files.map(({ name }) => name);
  const screens = release.screens.map(({ name }) => name);
  const libraries = release.shared.map(({ name }) => name);
  return [
    ...danglingReferenceFaults(
      files,
      fileReferences(release),
      'must be one of the files of the release',
    ),
    ...danglingReferenceFaults(
      [...screens, UNDER_DEVELOPMENT],
      screenReferences(release),
      `must be one of the screens of the release, or ${UNDER_DEVELOPMENT}`,
    ),
    ...danglingReferenceFaults(
      libraries,
      release.screens.flatMap(({ shared }, index) => namesIn(`screens[${index}].shared`, shared)),
      'must be one of the shared libraries of the release',
    ),
  ];
}

function screenReferences({ routes }: Release): Reference[] {
  return routes.flatMap((route, index): Reference[] =>
    isRedirect(route) ? [] : [[`routes[${index}].screen`, route.screen]],
  );
}

function fileReferences({ entry, start, screens, shared }: Release): Reference[] {
  const lists = [
    { field: 'start', files: start },
    ...screens.map(({ files }, index) => ({ field: `screens[${index}].files`, files })),
    ...shared.map(({ files }, index) => ({ field: `shared[${index}].files`, files })),
  ];
  return [
    ['entry', entry],
    ...lists.flatMap(({ field, files }) => [
      ...namesIn(`${field}.js`, files.js),
      ...namesIn(`${field}.css`, files.css),
    ]),
  ];
}

function namesIn(field: string, names: readonly string[]): Reference[] {
  return names.map((name, index) => [`${field}[${index}]`, name]);
}

/** Each unknown name once, with the first field that has it. */
function danglingReferenceFaults(
  names: readonly string[],
  references: readonly Reference[],
  rule: string,
): Reason[] {
  const knownNames = new Set(names);
  const faultsByName = new Map<string, Reason>();
  for (const [field, name] of references) {
    if (knownNames.has(name) || faultsByName.has(name)) continue;
    const { message } = describeFieldError(field, name, { rule, example: names[0] ?? '' });
    faultsByName.set(name, fault('reference', field, message));
  }
  return [...faultsByName.values()];
}
