import { VisuallyHidden } from '@sopaan/ui/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** After a navigation, moves the focus to the content and announces the title. Does nothing on the first page. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const idle = useNavigation().state === 'idle';
  const focused = useRef(pathname);
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  // A layout effect, so that it cannot take the focus from a field that the visitor is already typing in.
  useLayoutEffect(() => {
    if (!idle || focused.current === pathname) return;
    focused.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [idle, pathname]);

  useEffect(() => {
    if (!idle || announced.current === pathname) return;
    announced.current = pathname;
    const frame = requestAnimationFrame(() => setTitle(document.title));
    return () => cancelAnimationFrame(frame);
  }, [idle, pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
