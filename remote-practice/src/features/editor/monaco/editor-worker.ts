// Web worker that computes word suggestions.
import 'monaco-editor/editor/editor.worker.js';
