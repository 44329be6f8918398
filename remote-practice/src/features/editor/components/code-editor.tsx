import { Box, useMediaQuery } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-run';
import { useId, useRef, useState } from 'react';
import { languageChoice } from '../languages';
import { useMonaco } from '../monaco/use-monaco';
import { readTabMovesFocus, saveTabMovesFocus } from '../tab-setting';
import { EditorFooter } from './editor-footer';
import { MonacoArea } from './monaco-area';
import { PlainArea } from './plain-area';

/** Monaco does not work well on small viewports and touch screens. */
const PLAIN_EDITOR_QUERY = '(max-width: 768px), (pointer: coarse)';

interface CodeEditorProps {
  value: string;
  language: Language;
  onChange: (value: string) => void;
  /** The code is saved in this browser. */
  isSaved: boolean;
}

/** Monaco once it has loaded, otherwise a plain text area with the same code. */
export function CodeEditor({ value, language, onChange, isSaved }: CodeEditorProps) {
  const footerId = useId();
  const isPlain = useMediaQuery(PLAIN_EDITOR_QUERY, { noSsr: true });
  const { state, monaco } = useMonaco(!isPlain);
  const caret = useRef<number>(null);
  const [tabMovesFocus, setTabMovesFocus] = useState(readTabMovesFocus);
  const toggleTab = () => {
    setTabMovesFocus(!tabMovesFocus);
    saveTabMovesFocus(!tabMovesFocus);
  };
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
        sx={{ flex: 1, minHeight: { xs: '18rem', md: 0 }, position: 'relative', display: 'flex' }}
      >
        {monaco && !isPlain ? (
          <MonacoArea
            {...area}
            monaco={monaco}
            tabMovesFocus={tabMovesFocus}
            onToggleTab={toggleTab}
          />
        ) : (
          <PlainArea {...area} />
        )}
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
