import { Box, useMediaQuery } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-run';
import { useId, useRef, useState } from 'react';
import { languageChoice } from '../languages';
import { useMonaco } from '../monaco/use-monaco';
import { readTabHabit, keepTabHabit } from '../tab-habit';
import { EditorFoot } from './editor-foot';
import { MonacoArea } from './monaco-area';
import { PlainArea } from './plain-area';

/** Where the big editor does not work well: small windows, and screens that are touched. */
const PLAIN = '(max-width: 768px), (pointer: coarse)';

interface CodeEditorProps {
  value: string;
  language: Language;
  onChange: (value: string) => void;
  /** This browser keeps it. */
  isKept: boolean;
}

/** The big editor once it is there, else the plain one with the same code. */
export function CodeEditor({ value, language, onChange, isKept }: CodeEditorProps) {
  const footId = useId();
  const plain = useMediaQuery(PLAIN, { noSsr: true });
  const { state, monaco } = useMonaco(!plain);
  const caret = useRef<number>(null);
  const [tabMovesFocus, setTabMovesFocus] = useState(readTabHabit);
  const toggleTab = () => {
    setTabMovesFocus(!tabMovesFocus);
    keepTabHabit(!tabMovesFocus);
  };
  const area = {
    value,
    language,
    onChange,
    caret,
    label: `Your code in ${languageChoice(language).name}`,
    describedBy: footId,
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Box
        sx={{ flex: 1, minHeight: { xs: '18rem', md: 0 }, position: 'relative', display: 'flex' }}
      >
        {monaco && !plain ? (
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
      <EditorFoot
        id={footId}
        state={state}
        isKept={isKept}
        tabMovesFocus={tabMovesFocus}
        onToggleTab={toggleTab}
      />
    </Box>
  );
}
