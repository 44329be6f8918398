import { useEffect, useRef } from 'react';

/** For a list with a "Show more" button: the button disappears with the last page, so the focus moves to the first new item. */
export function useFocusNewItem(count: number, hasMore: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    const firstNew = countBefore.current;
    if (firstNew === null || count <= firstNew) return;
    countBefore.current = null;
    if (hasMore) return;
    const item = list.current?.children[firstNew];
    const target = item?.querySelector('a') ?? item;
    if (target instanceof HTMLElement) target.focus();
  }, [count, hasMore]);
  return {
    list,
    /** Call it when more items are requested. */
    expectNewItems: () => {
      countBefore.current = count;
    },
  };
}
