import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a list when the focused row or button disappears: the row in its place gets it, and the container once the list is
 * empty. Rows are focused at their first link.
 */
export function useListFocus() {
  const container = useRef<HTMLDivElement>(null);
  const focusedRow = useRef<number | null>(null);
  useEffect(() => {
    const isLost = focusedRow.current !== null && document.activeElement === document.body;
    if (!isLost) return;
    const rows = container.current?.querySelectorAll('li') ?? [];
    const row = rows[Math.min(focusedRow.current ?? 0, rows.length - 1)];
    (row?.querySelector('a') ?? container.current)?.focus();
  });
  return {
    ref: container,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('li');
      focusedRow.current = row && [...(row.parentElement?.children ?? [])].indexOf(row);
    },
    onBlur: () => {
      // Not called when the focused element is removed.
      focusedRow.current = null;
    },
  };
}
