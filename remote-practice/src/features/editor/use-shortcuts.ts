import { useEffect, useEffectEvent } from 'react';
import { shortcutOf } from './shortcuts';

/** Keys for the whole page, wherever the focus is; but not while a dialog asks for something else. The editor's search is none. */
export function useShortcuts(does: Record<'run' | 'submit', () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wanted = document.querySelector('[aria-modal="true"]') ? null : shortcutOf(event);
    if (!wanted) return;
    // Before the editor, which makes a new line of it.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) does[wanted]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
