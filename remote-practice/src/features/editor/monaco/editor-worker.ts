// Runs in a worker: finds the words that are suggested while typing.
import 'monaco-editor/editor/editor.worker.js';
