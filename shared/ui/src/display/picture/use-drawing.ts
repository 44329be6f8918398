import { useEffect, useRef, useState } from 'react';
import type { PictureKind } from './objects';

type Drawings = typeof import('./drawings');

/** How far below the window a picture is when the drawings are loaded. */
const MARGIN = '400px';

let drawings: Promise<Drawings> | undefined;

/** The drawings are loaded once; after a failure the next picture tries again. */
function loadDrawings(): Promise<Drawings> {
  drawings ??= import('./drawings').catch((error: unknown) => {
    drawings = undefined;
    throw error;
  });
  return drawings;
}

/**
 * The drawing of a topic, else of a kind. The drawings are loaded when the picture comes near the window: most first visits do not
 * scroll to one. Undefined until then, or when they could not be loaded.
 */
export function useDrawing(kind: PictureKind, topic: string | undefined) {
  const ref = useRef<SVGSVGElement>(null);
  const [loaded, setLoaded] = useState<Drawings>();

  useEffect(() => {
    const picture = ref.current;
    if (!picture || !('IntersectionObserver' in window)) return undefined;
    let isShown = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadDrawings().then(
          (module) => {
            if (isShown) setLoaded(module);
          },
          // The picture keeps its background.
          () => undefined,
        );
      },
      { rootMargin: MARGIN },
    );
    observer.observe(picture);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, []);

  return { ref, drawing: loaded?.drawingOf(kind, topic) };
}
