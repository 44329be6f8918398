import type { Cue } from '@sopaan/schemas/courses/lesson-content';
import { useEffect, useState } from 'react';
import { useVideoEvent } from '../video/use-video-event';

/** The index of the cue that is spoken, or was spoken last; -1 before the first. */
export function useCurrentCue(video: HTMLVideoElement | null, cues: readonly Cue[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => setCurrent(cueAt(cues, video?.currentTime ?? 0)), [video, cues]);
  useVideoEvent(video, ['timeupdate', 'seeking', 'seeked'], ({ currentTime }) =>
    setCurrent(cueAt(cues, currentTime)),
  );
  return current;
}

const cueAt = (cues: readonly Cue[], seconds: number) =>
  cues.findLastIndex(({ start }) => start <= seconds);
