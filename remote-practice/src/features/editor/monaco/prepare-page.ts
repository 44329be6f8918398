import type { Environment } from 'monaco-editor/editor/editor.api.js';
import { inlineStyles } from './inline-styles';

/** The global that Monaco reads: its worker, and a hook for all markup before it is inserted. */
function environment(): Environment {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const replaceStyles = inlineStyles(sheet);
  return {
    getWorker: () => new Worker(new URL('./editor-worker.ts', import.meta.url)),
    createTrustedTypesPolicy: (name) => ({
      name,
      createHTML: (markup) => replaceStyles(markup),
      createScript: (script) => script,
      createScriptURL: (url) => url,
    }),
  };
}

/** Must be called before Monaco is first loaded. */
export function preparePage(): void {
  globalThis.MonacoEnvironment ??= environment();
}
