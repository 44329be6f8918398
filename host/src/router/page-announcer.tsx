import { VisuallyHidden } from '@sopaan/ui/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** After a change of page, focus goes to its content and its title is announced. The first page is left alone. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const idle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (!idle || shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => setTitle(document.title));
    return () => cancelAnimationFrame(frame);
  }, [idle, pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
