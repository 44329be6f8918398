import { useEffect, useRef } from 'react';

/** For a list that grows by a button: after its last page there is no button left, so the focus goes on to the first new item. */
export function useFocusNewItem(count: number, hasMore: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    const from = pressedAt.current;
    if (from === null || count <= from) return;
    pressedAt.current = null;
    if (hasMore) return;
    const item = list.current?.children[from];
    const target = item?.querySelector('a') ?? item;
    if (target instanceof HTMLElement) target.focus();
  }, [count, hasMore]);
  return {
    list,
    /** More has been asked for. */
    expectNewItems: () => {
      pressedAt.current = count;
    },
  };
}
