import { VisuallyHidden } from '@sopaan/ui/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** After a navigation, moves the focus to the content and announces the title. Does nothing on the first page. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const focused = useRef(pathname);
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  // A layout effect, so that it cannot take the focus from a field that the visitor is already typing in.
  useLayoutEffect(() => {
    if (!isIdle || focused.current === pathname) return;
    focused.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [isIdle, pathname]);

  useEffect(() => {
    if (!isIdle || announced.current === pathname) return;
    announced.current = pathname;
    const frame = requestAnimationFrame(() => setTitle(document.title));
    return () => cancelAnimationFrame(frame);
  }, [isIdle, pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
