import {
  pagePolicy,
  trustedScriptUrl,
  TRUSTED_TYPES_POLICIES,
} from '@sopaan/contract/trusted-types';
import { WorkerScript } from '@sopaan/release-files/worker-script';
import type { Environment } from 'monaco-editor/editor/editor.api.js';
import { assertPlainMarkup } from './assert-plain-markup';
import { inlineStyles } from './inline-styles';

/** The global that Monaco reads: its worker, and a hook for all markup before it is inserted. */
function environment(): Environment {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const replaceStyles = inlineStyles(sheet);
  const policy = pagePolicy(TRUSTED_TYPES_POLICIES.editor, {
    createHTML: (markup) => replaceStyles(assertPlainMarkup(markup)),
  });
  return {
    getWorker: () =>
      new WorkerScript(new URL('./editor-worker.ts', import.meta.url)).start().catch(waitForever),
    createTrustedTypesPolicy: (name) => ({
      name,
      createHTML: (markup) => policy.createHTML(markup),
      createScriptURL: trustedScriptUrl,
    }),
  };
}

/** Replaces a worker that failed to load: without it, Monaco only lacks suggestions, but a rejection would be unhandled. */
function waitForever(): Promise<never> {
  return new Promise(() => undefined);
}

/** Must be called before Monaco is first loaded. */
export function preparePage(): void {
  globalThis.MonacoEnvironment ??= environment();
}
