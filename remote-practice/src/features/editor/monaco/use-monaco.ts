import { useEffect, useState } from 'react';
import { preparePage } from './prepare-page';

export type Monaco = typeof import('./monaco');

/** Milliseconds before another try. A chunk that came too late for one try is there for the next. */
const PAUSES = [4_000, 12_000];

function loadOnce(): Promise<Monaco> {
  preparePage();
  return import('./monaco');
}

async function load(signal: AbortSignal): Promise<Monaco> {
  for (const pause of PAUSES) {
    try {
      return await loadOnce();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
  return loadOnce();
}

export interface MonacoState {
  state: 'off' | 'loading' | 'ready' | 'failed';
  monaco: Monaco | null;
}

/** The big editor, fetched when it is wanted. Until then, and without it, there is the plain one. */
export function useMonaco(wanted: boolean): MonacoState {
  const [state, setState] = useState<MonacoState>({ state: 'loading', monaco: null });
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    load(leaving.signal).then(
      (monaco) => leaving.signal.aborted || setState({ state: 'ready', monaco }),
      () => leaving.signal.aborted || setState({ state: 'failed', monaco: null }),
    );
    return () => leaving.abort();
  }, [wanted]);
  return wanted ? state : { state: 'off', monaco: null };
}
