import { Box, useThemeMode } from '@sopaan/ui/core';
import type { editor } from 'monaco-editor/editor/editor.api.js';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CODE_FONT } from '../code-font';
import { languageModels } from '../monaco/language-models';
import { replaceText } from '../monaco/replace-text';
import { tabKeybindings } from '../monaco/tab-keybindings';
import { defineThemes, themeName } from '../monaco/themes';
import type { Monaco } from '../monaco/use-monaco';
import type { EditorAreaProps } from './editor-area-props';

interface MonacoAreaProps extends EditorAreaProps {
  monaco: Monaco;
  tabMovesFocus: boolean;
  onToggleTab: () => void;
}

const options: editor.IStandaloneEditorConstructionOptions = {
  acceptSuggestionOnEnter: 'off',
  automaticLayout: true,
  // The browser's own menu is better with keyboard, spelling and clipboard.
  contextmenu: false,
  editContext: false,
  fixedOverflowWidgets: true,
  hideCursorInOverviewRuler: true,
  folding: true,
  fontFamily: CODE_FONT,
  fontSize: 15,
  lineHeight: 22,
  minimap: { enabled: false },
  overviewRulerBorder: false,
  overviewRulerLanes: 0,
  padding: { top: 12, bottom: 12 },
  renderLineHighlightOnlyWhenFocus: true,
  scrollBeyondLastLine: false,
  smoothScrolling: false,
  tabSize: 4,
};

export function MonacoArea(props: MonacoAreaProps) {
  const { monaco, value, language, label, caret, tabMovesFocus } = props;
  const { shown } = useThemeMode();
  const container = useRef<HTMLDivElement>(null);
  const editorRef = useRef<editor.IStandaloneCodeEditor>(null);
  const notifyChange = useEffectEvent((text: string) => {
    if (text !== value) props.onChange(text);
  });
  const toggleTab = useEffectEvent(props.onToggleTab);
  const initialOptions = useEffectEvent(() => ({ label, tabMovesFocus }));
  /** One model per language, each with its own undo history. */
  const models = useRef<ReturnType<typeof languageModels>>(null);
  const currentText = useEffectEvent(() => value);

  useEffect(() => {
    if (!container.current) return;
    const initial = initialOptions();
    defineThemes(monaco);
    const instance = monaco.editor.create(container.current, {
      ...options,
      model: null,
      ariaLabel: initial.label,
      tabFocusMode: initial.tabMovesFocus,
    });
    const newModels = languageModels(monaco, instance, (text) => notifyChange(text));
    editorRef.current = instance;
    models.current = newModels;
    instance.addAction({
      id: 'toggle-tab',
      label: 'Toggle whether Tab leaves the editor',
      keybindings: tabKeybindings(monaco),
      run: () => toggleTab(),
    });
    return () => {
      editorRef.current = null;
      models.current = null;
      newModels.dispose();
      instance.dispose();
    };
  }, [monaco]);

  useEffect(() => {
    const instance = editorRef.current;
    const model = models.current?.show(language, currentText());
    const offset = caret.current;
    caret.current = null;
    if (!instance || !model || offset === null) return;
    instance.setPosition(model.getPositionAt(offset));
    instance.focus();
  }, [monaco, language, caret]);

  useEffect(
    () => editorRef.current?.updateOptions({ ariaLabel: label, tabFocusMode: tabMovesFocus }),
    [label, tabMovesFocus],
  );
  useEffect(() => monaco.editor.setTheme(themeName(shown)), [monaco, shown]);
  useEffect(() => {
    if (editorRef.current) replaceText(editorRef.current, value);
  }, [value]);

  return (
    <Box
      ref={container}
      data-editor="monaco"
      sx={{ width: '100%', height: '100%', textAlign: 'left' }}
    />
  );
}
