import { Box, ButtonBase } from '@sopaan/ui/core';
import type { MonacoState } from '../monaco/use-monaco';
import { tabKeys } from '../shortcuts/shortcuts';
import { useIsMac } from '../shortcuts/use-is-mac';

interface EditorFooterProps {
  id: string;
  state: MonacoState['state'];
  /** Whether the code is saved in this browser. */
  isSaved: boolean;
  tabMovesFocus: boolean;
  onToggleTab: () => void;
}

/** Explains what Tab does in the editor, or whether the code is saved. */
export function EditorFooter({
  id,
  state,
  isSaved,
  tabMovesFocus,
  onToggleTab,
}: EditorFooterProps) {
  const isMac = useIsMac();
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
        {state === 'off' && !isSaved
          ? 'Not saved in this browser.'
          : footerText(state, tabMovesFocus, tabKeys(isMac))}
      </span>
      {state === 'ready' && (
        <ButtonBase
          onClick={onToggleTab}
          aria-pressed={tabMovesFocus}
          sx={{ font: 'inherit', textDecoration: 'underline', minHeight: 24, px: 0.5 }}
        >
          Let Tab leave the editor
        </ButtonBase>
      )}
    </Box>
  );
}

function footerText(state: MonacoState['state'], tabMovesFocus: boolean, keys: string): string {
  if (state === 'loading') return 'The full editor is loading. You can already start typing.';
  if (state === 'failed')
    return 'The full editor could not be loaded. You can use this plain one instead.';
  if (state === 'off') return 'Saved in this browser as you type.';
  return tabMovesFocus
    ? `Tab leaves the editor. Press ${keys} to make it indent.`
    : `Tab indents. Press ${keys} to let it leave the editor.`;
}
