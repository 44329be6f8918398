import { useEffect, useEffectEvent } from 'react';

/** Calls a handler at events of the video. */
export function useVideoEvent(
  video: HTMLVideoElement | null,
  types: readonly string[],
  handle: (video: HTMLVideoElement, type: string) => void,
): void {
  const onEvent = useEffectEvent(handle);
  // Callers pass a new array in each render.
  const key = types.join(' ');
  useEffect(() => {
    if (!video) return undefined;
    const names = key.split(' ');
    const listener = ({ type }: Event) => onEvent(video, type);
    for (const name of names) video.addEventListener(name, listener);
    return () => {
      for (const name of names) video.removeEventListener(name, listener);
    };
  }, [video, key]);
}
