interface KeyPress {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  key: string;
}

/** The page-wide shortcut of a key press; null if there is none. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress) {
  if (key !== 'Enter' || altKey || !(ctrlKey || metaKey)) return null;
  return shiftKey ? 'submit' : 'run';
}

/** All shortcuts, with the key names of a Mac or of other devices. */
export function shortcutList(isMac: boolean): Array<{ keys: string; action: string }> {
  const modifier = isMac ? '⌘' : 'Ctrl';
  return [
    { keys: `${modifier} + Enter`, action: 'Run the code' },
    { keys: `${modifier} + Shift + Enter`, action: 'Submit the code' },
    { keys: tabKeys(isMac), action: 'Toggle whether Tab leaves the editor' },
    { keys: `${modifier} + /`, action: 'Toggle line comment' },
    { keys: 'F8', action: 'Go to the next error' },
    { keys: 'Ctrl + Space', action: 'Suggest words' },
    { keys: `${modifier} + F`, action: 'Find in the code' },
    { keys: isMac ? '⌥ + ↑ or ↓' : 'Alt + ↑ or ↓', action: 'Move the line' },
    { keys: `${modifier} + Z`, action: 'Undo' },
  ];
}

export function tabKeys(isMac: boolean): string {
  return isMac ? 'Ctrl + Shift + M' : 'Ctrl + M';
}
