import { useEffect, useEffectEvent } from 'react';

/** Elements that use these keys themselves. */
const USES_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="tablist"]';
/** Elements that Space activates or toggles. */
const USES_SPACE = 'button, a, summary, [role="button"]';

export type Shortcuts = Readonly<Record<string, () => void>>;

/** Runs the action of a pressed key, unless the focused element uses the key itself. */
export function useShortcuts(shortcuts: Shortcuts, isEnabled: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof Element) || target.closest(USES_KEYS)) return;
    if (key === ' ' && target.closest(USES_SPACE)) return;
    const run = shortcuts[key.length === 1 ? key.toLowerCase() : key];
    if (!run) return;
    // The native controls would handle the key as well.
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isEnabled]);
}
