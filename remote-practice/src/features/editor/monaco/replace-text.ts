import type { editor } from 'monaco-editor/editor/editor.api.js';

/** Makes it the editor's text, so that Undo brings back what was there. */
export function replaceText(shown: editor.IStandaloneCodeEditor, text: string): void {
  const model = shown.getModel();
  if (!model || model.getValue() === text) return;
  shown.pushUndoStop();
  shown.executeEdits('page', [{ range: model.getFullModelRange(), text }]);
  shown.pushUndoStop();
}
