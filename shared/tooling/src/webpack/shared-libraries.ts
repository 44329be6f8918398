/**
 * A library that a page has a single copy of. The host provides all of them; remotes bundle none.
 * A shared library is loaded completely, so large ones are shared through a file that re-exports only the names in use.
 */
export interface SharedLibrary {
  /** The module name in imports. */
  name: string;
  /** Part of a page's initial load; the others are loaded when a screen needs them. */
  eager: boolean;
  /** The range that a remote requires, from the version that the host provides. */
  range: (version: string) => string;
}

const caretRange = (version: string) => `^${version}`;
const eagerLibrary = (name: string): SharedLibrary => ({ name, eager: true, range: caretRange });

export const sharedLibraries: readonly SharedLibrary[] = [
  eagerLibrary('react'),
  eagerLibrary('react/jsx-runtime'),
  eagerLibrary('react-router-dom'),
  eagerLibrary('@tanstack/react-query'),
  eagerLibrary('yup'),
  eagerLibrary('zustand'),
  eagerLibrary('zustand/vanilla'),
  eagerLibrary('@sopaan/events/bus'),
  eagerLibrary('@sopaan/api-client/call'),
  eagerLibrary('@sopaan/session/session'),
  eagerLibrary('@sopaan/session/user'),
  eagerLibrary('@sopaan/ui/core'),
  { name: '@sopaan/ui/card-carousel', eager: false, range: caretRange },
  { name: '@sopaan/ui/display', eager: false, range: caretRange },
  { name: '@sopaan/ui/items', eager: false, range: caretRange },
  { name: '@sopaan/ui/page-intro', eager: false, range: caretRange },
  { name: '@sopaan/ui/panels', eager: false, range: caretRange },
  { name: '@sopaan/ui/forms', eager: false, range: caretRange },
];

/** Former names of shared libraries, which the host provides as well, because remotes built before the renaming require them. */
export const formerNames: Readonly<Record<string, string>> = { 'react-router': 'react-router-dom' };

/** The package of a shared module: `react` for `react/jsx-runtime`. */
export function packageOf(name: string): string {
  const parts = name.split('/');
  return name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name);
}
