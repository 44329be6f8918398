import { useEffect, useState } from 'react';

/** The last section whose head has passed the line `offset` below the top, and a way to scroll to one. */
export function useSectionInView(ids: readonly string[], offset: number) {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(sectionAt(list.split(' '), offset));
    };
    const lookSoon = () => {
      if (!frame) frame = requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [list, offset]);

  const goTo = (id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = section.getBoundingClientRect().top + window.scrollY - offset;
    window.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    setCurrent(id);
  };

  return { current, goTo };
}

function sectionAt(ids: readonly string[], offset: number): string | undefined {
  const passed = ids.filter((id) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= offset + 1;
  });
  const page = document.documentElement;
  const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= page.scrollHeight - 2;
  return atEnd ? ids.at(-1) : (passed.at(-1) ?? ids[0]);
}
