import type { Interval } from './intervals';

/** What a video says about itself at an event. */
export interface PlaybackSample {
  position: number;
  isPlaying: boolean;
  isSeeking: boolean;
  playbackRate: number;
}

/** Events are not exactly on time. */
const SLACK_SECONDS = 0.5;

/**
 * Turns events of a video into the parts that were really played. Between two events the position can advance only as fast as the video
 * plays; whatever jumps further was not watched. A seek begins a new part.
 */
export function createIntervalRecorder(now: () => number) {
  let last: { position: number; at: number; playbackRate: number } | null = null;

  return {
    /** The part played since the last sample; null when there is none. */
    add({ position, isPlaying, isSeeking, playbackRate }: PlaybackSample): Interval | null {
      const before = last;
      const at = now();
      last = isPlaying && !isSeeking ? { position, at, playbackRate } : null;
      if (!before || isSeeking) return null;
      const advanced = position - before.position;
      const possible = ((at - before.at) / 1000) * before.playbackRate + SLACK_SECONDS;
      return advanced > 0 && advanced <= possible ? [before.position, position] : null;
    },
  };
}
