import { useEffect, useRef, useState } from 'react';
import type { TopicDrawing } from './shape';

/** How far below the window a picture is when its drawing is loaded. */
const MARGIN = '400px';

type Topics = typeof import('./topic-of');
let topics: Promise<Topics> | undefined;

/** The drawings are loaded once; after a failure the next picture tries again. */
function loadTopics(): Promise<Topics> {
  topics ??= import('./topic-of').catch((error: unknown) => {
    topics = undefined;
    throw error;
  });
  return topics;
}

/**
 * The drawing of a topic, loaded when the picture comes near the window: most first visits do not scroll to one. It is null when there is
 * none, or when it could not be loaded.
 */
export function useTopicDrawing(topic: string | undefined) {
  const ref = useRef<SVGSVGElement>(null);
  const [loaded, setLoaded] = useState<{ topic: string; drawing: TopicDrawing | null }>();

  useEffect(() => {
    const picture = ref.current;
    if (topic === undefined || !picture || !('IntersectionObserver' in window)) return undefined;
    let isShown = true;
    const show = (drawing: TopicDrawing | null) => {
      if (isShown) setLoaded({ topic, drawing });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadTopics().then(
          ({ drawingOf }) => show(drawingOf(topic) ?? null),
          () => show(null),
        );
      },
      { rootMargin: MARGIN },
    );
    observer.observe(picture);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [topic]);

  return { ref, drawing: loaded?.topic === topic ? loaded?.drawing : undefined };
}
