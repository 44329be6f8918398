import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Scrolls an element above a list into view when the visitor has changed the filters: the results may be fewer, and what
 * was in view would be replaced by the footer. Back and Forward restore their own position. Attach the returned ref to the element.
 */
export function useScrollToNewResults(listKey: string) {
  const element = useRef<HTMLParagraphElement>(null);
  const shownKey = useRef(listKey);
  const navigationType = useNavigationType();
  const onList = useEffectEvent(() => {
    if (shownKey.current === listKey) return;
    shownKey.current = listKey;
    if (navigationType !== 'POP') element.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => onList(), [listKey]);
  return element;
}
