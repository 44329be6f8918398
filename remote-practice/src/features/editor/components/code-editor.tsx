import { Box, useMediaQuery, type Theme } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { useId, useRef, useState } from 'react';
import { narrowWindow } from '../../../styles/window-width';
import { languageChoice } from '../language/languages';
import type { EditorMark } from '../monaco/show-marks';
import { useMonaco, type EditorInstance } from '../monaco/use-monaco';
import { useTabSetting } from '../shortcuts/use-tab-setting';
import { EditorFooter } from './editor-footer';
import { MonacoArea } from './monaco-area';
import { PlainArea } from './plain-area';

/** Monaco does not work well on small viewports and touch screens. */
const plainEditorQuery = (theme: Theme) => `${narrowWindow(theme)}, (pointer: coarse)`;

interface CodeEditorProps {
  value: string;
  language: Language;
  onChange: (value: string) => void;
  /** Whether the code is saved in this browser. */
  isSaved: boolean;
  /** Errors in the current code. */
  marks?: readonly EditorMark[];
}

const NO_MARKS: readonly EditorMark[] = [];

/** Monaco once it has been created, otherwise a plain text area with the same code. */
export function CodeEditor({
  value,
  language,
  onChange,
  isSaved,
  marks = NO_MARKS,
}: CodeEditorProps) {
  const footerId = useId();
  // A server renders the plain editor.
  const isPlain = useMediaQuery(plainEditorQuery, { defaultMatches: true });
  const { state, monaco } = useMonaco(!isPlain);
  const [instance, setInstance] = useState<EditorInstance | null>(null);
  const caret = useRef<number>(null);
  const [tabMovesFocus, toggleTab] = useTabSetting();
  const area = {
    value,
    language,
    onChange,
    caret,
    label: `Your code in ${languageChoice(language).name}`,
    describedBy: footerId,
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Box
        sx={(theme) => ({
          flex: 1,
          minHeight: 0,
          position: 'relative',
          display: 'flex',
          // What header, toolbar and the bar with Run and Submit leave of the window.
          [narrowWindow(theme)]: { minHeight: 'max(18rem, calc(100dvh - 24rem))' },
        })}
      >
        {monaco && !isPlain && (
          <MonacoArea
            {...area}
            monaco={monaco}
            instance={instance}
            onInstanceChange={setInstance}
            tabMovesFocus={tabMovesFocus}
            onToggleTab={toggleTab}
            marks={marks}
          />
        )}
        {(isPlain || !instance) && <PlainArea {...area} />}
      </Box>
      <EditorFooter
        id={footerId}
        state={state}
        isSaved={isSaved}
        tabMovesFocus={tabMovesFocus}
        onToggleTab={toggleTab}
      />
    </Box>
  );
}
