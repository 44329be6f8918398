import { useEffect, useEffectEvent } from 'react';
import { shortcutOf } from './shortcuts';

/** Page-wide shortcuts, disabled while a modal dialog is open. Monaco's search widget is not modal. */
export function useShortcuts(handlers: Record<'run' | 'submit', () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = document.querySelector('[aria-modal="true"]') ? null : shortcutOf(event);
    if (!shortcut) return;
    // Captured before the event reaches the editor, which would insert a line break.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) handlers[shortcut]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
