import type { Environment } from 'monaco-editor/editor/editor.api.js';
import { inlineStyles } from './inline-styles';

/** What the editor asks the page for: its worker, and a look at each piece of markup before it is used. */
function environment(): Environment {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const withoutStyles = inlineStyles(sheet);
  return {
    getWorker: () => new Worker(new URL('./editor-worker.ts', import.meta.url)),
    createTrustedTypesPolicy: (name) => ({
      name,
      createHTML: (markup) => withoutStyles(markup),
      createScript: (script) => script,
      createScriptURL: (url) => url,
    }),
  };
}

/** Must be done before the editor's code runs for the first time. */
export function preparePage(): void {
  globalThis.MonacoEnvironment ??= environment();
}
