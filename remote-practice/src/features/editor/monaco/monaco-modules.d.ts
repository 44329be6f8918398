// Parts of the editor that come without types and are imported for what they register.
declare module 'monaco-editor/editor/contrib/suggest/browser/suggestController.js';
declare module 'monaco-editor/editor/editor.worker.js';
