import { VisuallyHidden } from '@sopaan/ui/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * After a navigation, moves the focus to the content and announces the title. A navigation within a page moves the focus only if the
 * focused element is gone. Does nothing on the first page.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const focusedPath = useRef(pathname);
  const lastFocused = useRef<EventTarget | null>(null);
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState('');

  // A layout effect, so that it cannot take the focus from a field that the visitor is already typing in.
  useLayoutEffect(() => {
    if (!isIdle) return;
    const isGone = lastFocused.current instanceof Element && !lastFocused.current.isConnected;
    const isFocusLost = isGone && document.activeElement === document.body;
    if (focusedPath.current === pathname && !isFocusLost) return;
    focusedPath.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [isIdle, pathname, search]);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      lastFocused.current = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  useEffect(() => {
    if (!isIdle || announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    const frame = requestAnimationFrame(() => setTitle(document.title));
    return () => cancelAnimationFrame(frame);
  }, [isIdle, pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
