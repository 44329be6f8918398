import type { editor } from 'monaco-editor/editor/editor.api.js';
import { useEffect, useState } from 'react';
import { preparePage } from './prepare-page';

export type Monaco = typeof import('./monaco');

export type EditorInstance = editor.IStandaloneCodeEditor;

/** A chunk that timed out on one attempt may be in the cache for the next. */
const RETRY_DELAYS_MS = [4_000, 12_000];

function loadOnce(): Promise<Monaco> {
  preparePage();
  return import('./monaco');
}

async function load(signal: AbortSignal): Promise<Monaco> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await loadOnce();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
      signal.throwIfAborted();
    }
  }
  return loadOnce();
}

export interface MonacoState {
  state: 'off' | 'loading' | 'ready' | 'failed';
  monaco: Monaco | null;
}

/** Loads Monaco when `isWanted` is true. */
export function useMonaco(isWanted: boolean): MonacoState {
  const [state, setState] = useState<MonacoState>({ state: 'loading', monaco: null });
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    load(controller.signal).then(
      (monaco) => controller.signal.aborted || setState({ state: 'ready', monaco }),
      () => controller.signal.aborted || setState({ state: 'failed', monaco: null }),
    );
    return () => controller.abort();
  }, [isWanted]);
  return isWanted ? state : { state: 'off', monaco: null };
}
