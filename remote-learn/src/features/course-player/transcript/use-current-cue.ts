import type { Cue } from '@sopaan/schemas/courses/lesson-content';
import { useState } from 'react';
import { useVideoEvent } from '../video/use-video-event';

/** The index of the cue that is spoken, or was spoken last; -1 before the first. */
export function useCurrentCue(video: HTMLVideoElement | null, cues: readonly Cue[]): number {
  const [current, setCurrent] = useState(-1);
  useVideoEvent(video, ['timeupdate', 'seeking', 'seeked'], ({ currentTime }) =>
    setCurrent(cues.findLastIndex(({ start }) => start <= currentTime)),
  );
  return current;
}
