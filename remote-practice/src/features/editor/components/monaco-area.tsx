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
  // The browser's own menu knows the keyboard, the spelling and the clipboard better.
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
  const place = useRef<HTMLDivElement>(null);
  const shownEditor = useRef<editor.IStandaloneCodeEditor>(null);
  const tellChange = useEffectEvent((text: string) => {
    if (text !== value) props.onChange(text);
  });
  const toggleTab = useEffectEvent(props.onToggleTab);
  const first = useEffectEvent(() => ({ label, tabMovesFocus }));
  /** One a language, with its own history of changes. */
  const models = useRef<ReturnType<typeof languageModels>>(null);
  const textOf = useEffectEvent(() => value);

  useEffect(() => {
    if (!place.current) return;
    const now = first();
    defineThemes(monaco);
    const made = monaco.editor.create(place.current, {
      ...options,
      model: null,
      ariaLabel: now.label,
      tabFocusMode: now.tabMovesFocus,
    });
    const known = languageModels(monaco, made, (text) => tellChange(text));
    shownEditor.current = made;
    models.current = known;
    made.addAction({
      id: 'toggle-tab',
      label: 'Let Tab move on, or indent',
      keybindings: tabKeybindings(monaco),
      run: () => toggleTab(),
    });
    return () => {
      shownEditor.current = null;
      models.current = null;
      known.dispose();
      made.dispose();
    };
  }, [monaco]);

  useEffect(() => {
    const made = shownEditor.current;
    const model = models.current?.show(language, textOf());
    const taken = caret.current;
    caret.current = null;
    if (!made || !model || taken === null) return;
    made.setPosition(model.getPositionAt(taken));
    made.focus();
  }, [monaco, language, caret]);

  useEffect(
    () => shownEditor.current?.updateOptions({ ariaLabel: label, tabFocusMode: tabMovesFocus }),
    [label, tabMovesFocus],
  );
  useEffect(() => monaco.editor.setTheme(themeName(shown)), [monaco, shown]);
  useEffect(() => {
    if (shownEditor.current) replaceText(shownEditor.current, value);
  }, [value]);

  return (
    <Box
      ref={place}
      data-editor="monaco"
      sx={{ width: '100%', height: '100%', textAlign: 'left' }}
    />
  );
}
