import { Box, useThemeMode } from '@sopaan/ui/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo } from 'react';
import { editorOptions } from '../monaco/editor-options';
import { tabKeybindings } from '../monaco/tab-keybindings';
import { showMarks, type EditorMark } from '../monaco/show-marks';
import { defineThemes, themeName } from '../monaco/themes';
import type { EditorInstance, Monaco } from '../monaco/use-monaco';
import type { EditorAreaProps } from './editor-area-props';

interface MonacoAreaProps extends EditorAreaProps {
  monaco: Monaco;
  /** Null until the editor has been created; this component is invisible until then. */
  instance: EditorInstance | null;
  onInstanceChange: (instance: EditorInstance | null) => void;
  tabMovesFocus: boolean;
  /** Errors in the current code. */
  marks: readonly EditorMark[];
  onToggleTab: () => void;
}

export function MonacoArea(props: MonacoAreaProps) {
  const {
    monaco,
    instance,
    onInstanceChange,
    value,
    language,
    label,
    caret,
    tabMovesFocus,
    marks,
  } = props;
  const { Editor } = monaco;
  const { shown } = useThemeMode();
  const id = useId();
  const toggleTab = useEffectEvent(props.onToggleTab);
  const currentOptions = useMemo(
    () => ({ ...editorOptions, ariaLabel: label, tabFocusMode: tabMovesFocus }),
    [label, tabMovesFocus],
  );

  useEffect(
    () => () => {
      onInstanceChange(null);
      // The component itself disposes only of the model that it shows.
      for (const model of monaco.editor.getModels()) {
        if (model.uri.authority === id) model.dispose();
      }
    },
    [monaco, id, onInstanceChange],
  );

  useEffect(() => {
    const action = instance?.addAction({
      id: 'toggle-tab',
      label: 'Toggle whether Tab leaves the editor',
      keybindings: tabKeybindings(monaco),
      run: () => toggleTab(),
    });
    return () => action?.dispose();
  }, [monaco, instance]);

  // Runs in the commit that removes the plain editor, so that no key press is lost.
  useLayoutEffect(() => {
    const offset = caret.current;
    caret.current = null;
    // The component creates the editor in an element without a size.
    instance?.layout();
    const model = instance?.getModel();
    if (!instance || !model || offset === null) return;
    instance.setPosition(model.getPositionAt(offset));
    instance.focus();
  }, [instance, caret]);

  // Runs before the component replaces the text, which must be undone separately from earlier typing.
  useLayoutEffect(() => {
    const model = instance?.getModel();
    if (model?.getLanguageId() !== language || model.getValue() !== value) instance?.pushUndoStop();
  }, [instance, language, value]);

  useEffect(() => {
    const model = instance?.getModel();
    if (model) showMarks(monaco, model, marks);
  }, [monaco, instance, language, marks]);

  return (
    // `hidden` and not `visibility`, because reduced motion makes a change of `visibility` a short transition, which ends too late for the
    // focus.
    <Box data-editor="monaco" hidden={!instance} sx={{ position: 'absolute', inset: 0 }}>
      <Editor
        // One model per language, each with its own undo history, cursor and folding.
        path={`inmemory://${id}/${language}`}
        language={language}
        value={value}
        theme={themeName(shown)}
        options={currentOptions}
        loading={null}
        beforeMount={defineThemes}
        onMount={onInstanceChange}
        onChange={(text) => {
          if (text !== undefined) props.onChange(text);
        }}
      />
    </Box>
  );
}
