import type { Interval } from './intervals';

/** The state of a video at an event. */
export interface PlaybackSample {
  /** In seconds. */
  position: number;
  isPlaying: boolean;
  isSeeking: boolean;
  playbackRate: number;
}

/** The tolerance for events that fire late. */
const SLACK_SECONDS = 0.5;

/**
 * Derives from the events of a video the intervals that were really played. Between two events the position can advance only as fast as the
 * video plays; a larger jump was not watched. A seek begins a new interval.
 */
export function createIntervalRecorder(nowMs: () => number) {
  let last: { position: number; atMs: number; playbackRate: number } | null = null;

  return {
    /** The interval played since the last sample; null if there is none. */
    add({ position, isPlaying, isSeeking, playbackRate }: PlaybackSample): Interval | null {
      const before = last;
      const atMs = nowMs();
      last = isPlaying && !isSeeking ? { position, atMs, playbackRate } : null;
      if (!before || isSeeking) return null;
      const advanced = position - before.position;
      const possible = ((atMs - before.atMs) / 1000) * before.playbackRate + SLACK_SECONDS;
      return advanced > 0 && advanced <= possible ? [before.position, position] : null;
    },
  };
}
