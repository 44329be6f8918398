import { useEffect, useState } from 'react';

/** The last section whose top is above `offset`, at the end of the page the last of all, and a function that scrolls to a section. */
export function useSectionInView(ids: readonly string[], offset: number) {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(sectionAt(list.split(' '), offset));
    };
    const scheduleUpdate = () => {
      if (!frame) frame = requestAnimationFrame(update);
    };
    scheduleUpdate();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [list, offset]);

  const goTo = (id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = section.getBoundingClientRect().top + window.scrollY - offset;
    window.scrollTo({ top, behavior: reducedMotion ? 'auto' : 'smooth' });
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    setCurrent(id);
  };

  return { current, goTo };
}

/** Tolerates 1 or 2 pixels, because positions on the screen may be fractions of pixels. */
function sectionAt(ids: readonly string[], offset: number): string | undefined {
  const aboveOffset = ids.filter((id) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= offset + 1;
  });
  const page = document.documentElement;
  const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= page.scrollHeight - 2;
  return atEnd ? ids.at(-1) : (aboveOffset.at(-1) ?? ids[0]);
}
