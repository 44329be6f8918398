import { bus } from '@sopaan/events/bus';
import { Box, Button, Icon } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-run';
import { useState } from 'react';
import type { Solution } from '../solution/use-solution';
import { LanguageChooser } from './language-chooser';
import { ShortcutsDialog } from './shortcuts-dialog';

interface EditorToolsProps {
  solution: Solution;
  whyNot: (language: Language) => string | null;
  versionOf: (language: Language) => string;
}

/** The language, the ways back to earlier code, and the keys. */
export function EditorTools({ solution, whyNot, versionOf }: EditorToolsProps) {
  const [showsKeys, setShowsKeys] = useState(false);
  const tell = (message: string) =>
    bus.publish('toast:requested', { message, kind: 'info', key: 'code' }, 'practice');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
      <LanguageChooser
        language={solution.language}
        onChoose={solution.choose}
        whyNot={whyNot}
        versionOf={versionOf}
      />
      <Box sx={{ flex: 1 }} />
      {solution.canBringBack && (
        <Button
          size="small"
          onClick={() => {
            solution.bringBack();
            tell('Your earlier code is back.');
          }}
        >
          Bring back my code
        </Button>
      )}
      {!solution.isFirst && (
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon name="refresh" size={16} />}
          onClick={() => {
            solution.reset();
            tell('The first lines are back. Your code is kept: “Bring back my code”.');
          }}
        >
          Reset to starter
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        onClick={() => setShowsKeys(true)}
        aria-label="Keyboard shortcuts"
        sx={keysButton}
      >
        <Icon name="info" size={16} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Keyboard shortcuts
        </Box>
      </Button>
      <ShortcutsDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
    </Box>
  );
}

/** A phone has no such keys, and no room for them. */
const keysButton = {
  minWidth: 44,
  px: 1.5,
  gap: 0.75,
  '@media (pointer: coarse) and (max-width: 768px)': { display: 'none' },
} as const;
