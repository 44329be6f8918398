import { useEffect, useState } from 'react';
import { useVideoEvent } from './use-video-event';

/** The current second of the video. */
export function useVideoSecond(video: HTMLVideoElement | null): number {
  const [second, setSecond] = useState(0);
  useEffect(() => setSecond(Math.floor(video?.currentTime ?? 0)), [video]);
  useVideoEvent(video, ['timeupdate', 'seeking', 'seeked', 'loadedmetadata'], ({ currentTime }) =>
    setSecond(Math.floor(currentTime)),
  );
  return second;
}
