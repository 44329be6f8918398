import { VisuallyHidden } from '@sopaan/ui/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** After a change of page, focus goes to its content and its title is announced. The first page is left alone. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const idle = useNavigation().state === 'idle';
  const focused = useRef(pathname);
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  // Before the page can be seen: whoever has begun to type in a field of it keeps the focus.
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
