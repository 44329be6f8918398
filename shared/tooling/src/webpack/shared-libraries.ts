/**
 * The libraries of which a page has one copy. The host provides them all; a remote brings none of them.
 * A shared library is loaded whole, so the big ones are shared through a file that lists what is in use.
 */
export interface SharedLibrary {
  /** What code imports. */
  name: string;
  /** In the first load of the page; the others come when a screen needs them. */
  eager: boolean;
  /** The range that a remote states, from the version that the host provides. */
  range: (version: string) => string;
}

const caret = (version: string) => `^${version}`;
const eager = (name: string): SharedLibrary => ({ name, eager: true, range: caret });

export const sharedLibraries: readonly SharedLibrary[] = [
  eager('react'),
  eager('react/jsx-runtime'),
  eager('react-router'),
  eager('@tanstack/react-query'),
  eager('yup'),
  eager('zustand'),
  eager('zustand/vanilla'),
  eager('@sopaan/events/bus'),
  eager('@sopaan/api-client/call'),
  eager('@sopaan/session/session'),
  eager('@sopaan/session/user'),
  eager('@sopaan/ui/core'),
  { name: '@sopaan/ui/display', eager: false, range: caret },
  { name: '@sopaan/ui/panels', eager: false, range: caret },
  { name: '@sopaan/ui/forms', eager: false, range: caret },
];

/** The package that a shared name belongs to: `react` for `react/jsx-runtime`. */
export function packageOf(name: string): string {
  const parts = name.split('/');
  return name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name);
}
