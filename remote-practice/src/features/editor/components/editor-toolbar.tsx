import { bus } from '@sopaan/events/bus';
import { Box, Button, Icon, type SxProps, type Theme } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { useState } from 'react';
import { narrowWindow } from '../../../styles/window-width';
import type { Solution } from '../solution/use-solution';
import { LanguageChooser } from './language-chooser';
import { ShortcutsDialog } from './shortcuts-dialog';

interface EditorToolbarProps {
  solution: Solution;
  unavailableReason: (language: Language) => string | null;
  serverVersion: (language: Language) => string;
}

/** Language chooser, and buttons to restore and reset the code and to show the shortcuts. */
export function EditorToolbar({ solution, unavailableReason, serverVersion }: EditorToolbarProps) {
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false);
  const showToast = (message: string) =>
    bus.publish('toast:requested', { message, kind: 'info', key: 'code' }, 'practice');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, p: 1 }}>
      <LanguageChooser
        language={solution.language}
        onChoose={solution.selectLanguage}
        unavailableReason={unavailableReason}
        serverVersion={serverVersion}
      />
      <Box sx={{ flex: 1 }} />
      {solution.canRestore && (
        <Button
          size="small"
          onClick={() => {
            solution.restore();
            showToast('Your earlier code has been restored.');
          }}
        >
          Restore my code
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label="Reset to starter"
        onClick={() => {
          solution.reset();
          showToast('The starter code is back. “Restore my code” brings yours back.');
        }}
        // Its room is kept: otherwise the code would move when a draft has been loaded.
        style={{ visibility: solution.isStarter ? 'hidden' : 'visible' }}
        sx={withIcon}
      >
        <Icon name="refresh" size={16} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Reset to starter
        </Box>
      </Button>
      <Button
        size="small"
        color="inherit"
        onClick={() => setIsShortcutsOpen(true)}
        aria-label="Keyboard shortcuts"
        sx={shortcutsButton}
      >
        <Icon name="info" size={16} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Keyboard shortcuts
        </Box>
      </Button>
      <ShortcutsDialog open={isShortcutsOpen} onClose={() => setIsShortcutsOpen(false)} />
    </Box>
  );
}

const withIcon = { minWidth: 44, minHeight: 44, px: 1.5, gap: 0.75 } as const;

/** Hidden on phones, which have neither these keys nor room for the button. */
const shortcutsButton: SxProps<Theme> = (theme) => ({
  ...withIcon,
  [`${narrowWindow(theme)} and (pointer: coarse)`]: { display: 'none' },
});
