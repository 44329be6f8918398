import type { Language } from '@sopaan/schemas/code-run';
import type { editor } from 'monaco-editor/editor/editor.api.js';
import { replaceText } from './replace-text';
import type { Monaco } from './use-monaco';

/** The texts of an editor, one a language: each keeps its own undo history, cursor and folding while another is shown. */
export function languageModels(
  monaco: Monaco,
  shown: editor.IStandaloneCodeEditor,
  onChange: (text: string) => void,
) {
  const models = new Map<Language, editor.ITextModel>();
  const views = new Map<editor.ITextModel, editor.ICodeEditorViewState | null>();

  function modelOf(language: Language, text: string): editor.ITextModel {
    const known = models.get(language);
    if (known) return known;
    const made = monaco.editor.createModel(text, language);
    made.onDidChangeContent(() => onChange(made.getValue()));
    models.set(language, made);
    return made;
  }

  return {
    show(language: Language, text: string): editor.ITextModel {
      const before = shown.getModel();
      if (before) views.set(before, shown.saveViewState());
      const model = modelOf(language, text);
      shown.setModel(model);
      shown.restoreViewState(views.get(model) ?? null);
      // It may have been changed while another language was shown, for example in another tab.
      replaceText(shown, text);
      return model;
    },
    dispose(): void {
      for (const model of models.values()) model.dispose();
    },
  };
}
