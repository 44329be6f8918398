import type { editor } from 'monaco-editor/editor/editor.api.js';

/** Replaces the editor's text as one undoable edit. */
export function replaceText(instance: editor.IStandaloneCodeEditor, text: string): void {
  const model = instance.getModel();
  if (!model || model.getValue() === text) return;
  instance.pushUndoStop();
  instance.executeEdits('page', [{ range: model.getFullModelRange(), text }]);
  instance.pushUndoStop();
}
