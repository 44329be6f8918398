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

const caret = (version: string) => `^${version}`;
const eager = (name: string): SharedLibrary => ({ name, eager: true, range: caret });

export const sharedLibraries: readonly SharedLibrary[] = [
  eager('react'),
  eager('react/jsx-runtime'),
  eager('react-router-dom'),
  eager('@tanstack/react-query'),
  eager('yup'),
  eager('zustand'),
  eager('zustand/vanilla'),
  eager('@sopaan/events/bus'),
  eager('@sopaan/api-client/call'),
  eager('@sopaan/session/session'),
  eager('@sopaan/session/user'),
  eager('@sopaan/ui/core'),
  { name: '@sopaan/ui/card-carousel', eager: false, range: caret },
  { name: '@sopaan/ui/display', eager: false, range: caret },
  { name: '@sopaan/ui/panels', eager: false, range: caret },
  { name: '@sopaan/ui/forms', eager: false, range: caret },
];

/** Former names of shared libraries, which the host provides as well: remotes that were built before require them. */
export const formerNames: Readonly<Record<string, string>> = { 'react-router': 'react-router-dom' };

/** The package of a shared module: `react` for `react/jsx-runtime`. */
export function packageOf(name: string): string {
  const parts = name.split('/');
  return name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name);
}
