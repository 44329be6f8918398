/** The one module that a remote exposes. */
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The arguments of a screen's loader. A loader fills the query cache; the component reads the same queries. */
export interface ScreenLoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  queryClient: QueryClient;
  /** Aborted when the visitor has navigated away. */
  signal: AbortSignal;
}

/** A file `src/screens/<name>.screen.tsx`. A loader that rejects shows the region's failed state. */
export interface ScreenModule {
  Component: ComponentType;
  loader?: (args: ScreenLoaderArgs) => Promise<unknown> | void;
}

export interface Remote {
  screens: Readonly<Record<string, () => Promise<ScreenModule>>>;
}

/** Types the table of screens where it is defined. */
export function defineRemote(remote: Remote): Remote {
  return remote;
}

/** Whether a module that was loaded at run time is a remote. */
export function isRemote(value: unknown): value is Remote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'screens' in value &&
    typeof value.screens === 'object' &&
    value.screens !== null &&
    Object.values(value.screens).every((load) => typeof load === 'function')
  );
}

/** Whether a module that was loaded at run time is a screen. */
export function isScreenModule(value: unknown): value is ScreenModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'Component' in value &&
    (typeof value.Component === 'function' || typeof value.Component === 'object')
  );
}
