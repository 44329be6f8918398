// Parts of Monaco without types, imported for their side effects.
declare module 'monaco-editor/editor/contrib/suggest/browser/suggestController.js';
declare module 'monaco-editor/editor/editor.worker.js';
