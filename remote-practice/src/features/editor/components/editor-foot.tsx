import { Box, ButtonBase } from '@sopaan/ui/core';
import type { MonacoState } from '../monaco/use-monaco';
import { tabKeys } from '../shortcuts';

interface EditorFootProps {
  id: string;
  state: MonacoState['state'];
  /** This browser keeps what is written. */
  isKept: boolean;
  tabMovesFocus: boolean;
  onToggleTab: () => void;
}

/** What Tab does in the editor, or whether what is written is kept, said where it is used. */
export function EditorFoot({ id, state, isKept, tabMovesFocus, onToggleTab }: EditorFootProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        minHeight: 32,
        px: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <span id={id} role="status">
        {state === 'off' && !isKept ? 'Not kept in this browser.' : words(state, tabMovesFocus)}
      </span>
      {state === 'ready' && (
        <ButtonBase
          onClick={onToggleTab}
          aria-pressed={tabMovesFocus}
          sx={{ font: 'inherit', textDecoration: 'underline', minHeight: 24, px: 0.5 }}
        >
          Tab moves on
        </ButtonBase>
      )}
    </Box>
  );
}

function words(state: MonacoState['state'], tabMovesFocus: boolean): string {
  if (state === 'loading') return 'The full editor is loading. You can write already.';
  if (state === 'failed')
    return 'The full editor could not be loaded. This plain one does the same.';
  if (state === 'off') return 'Kept in this browser as you write.';
  return tabMovesFocus
    ? `Tab moves on from the editor. ${tabKeys()} makes it indent.`
    : `Tab indents. ${tabKeys()} lets it move on.`;
}
