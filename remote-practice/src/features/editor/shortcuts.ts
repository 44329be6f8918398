/** Whether keys are named as on a Mac. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

interface Keys {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  key: string;
}

/** What a press of keys asks for anywhere on the page. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys) {
  if (key !== 'Enter' || altKey || !(ctrlKey || metaKey)) return null;
  return shiftKey ? 'submit' : 'run';
}

/** Keys and what they do, in the words of this device. */
export function shortcutList(): Array<{ keys: string; does: string }> {
  const mac = isMac();
  const main = mac ? '⌘' : 'Ctrl';
  return [
    { keys: `${main} + Enter`, does: 'Run the code' },
    { keys: `${main} + Shift + Enter`, does: 'Submit the code' },
    { keys: tabKeys(), does: 'Let Tab move on from the editor, or indent again' },
    { keys: `${main} + /`, does: 'Make the line a comment, or code again' },
    { keys: `${main} + F`, does: 'Find in the code' },
    { keys: mac ? '⌥ + ↑ or ↓' : 'Alt + ↑ or ↓', does: 'Move the line' },
    { keys: `${main} + Z`, does: 'Undo' },
  ];
}

export function tabKeys(): string {
  return isMac() ? 'Ctrl + Shift + M' : 'Ctrl + M';
}
