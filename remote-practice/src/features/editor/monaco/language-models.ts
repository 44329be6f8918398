import type { Language } from '@sopaan/schemas/code-run';
import type { editor } from 'monaco-editor/editor/editor.api.js';
import { replaceText } from './replace-text';
import type { Monaco } from './use-monaco';

/** One Monaco model per language; each keeps its undo history, cursor and folding while another is shown. */
export function languageModels(
  monaco: Monaco,
  instance: editor.IStandaloneCodeEditor,
  onChange: (text: string) => void,
) {
  const models = new Map<Language, editor.ITextModel>();
  const views = new Map<editor.ITextModel, editor.ICodeEditorViewState | null>();

  function getModel(language: Language, text: string): editor.ITextModel {
    const known = models.get(language);
    if (known) return known;
    const model = monaco.editor.createModel(text, language);
    model.onDidChangeContent(() => onChange(model.getValue()));
    models.set(language, model);
    return model;
  }

  return {
    show(language: Language, text: string): editor.ITextModel {
      const previous = instance.getModel();
      if (previous) views.set(previous, instance.saveViewState());
      const model = getModel(language, text);
      instance.setModel(model);
      instance.restoreViewState(views.get(model) ?? null);
      // The text may have changed while another language was shown, for example in another tab.
      replaceText(instance, text);
      return model;
    },
    dispose(): void {
      for (const model of models.values()) model.dispose();
    },
  };
}
