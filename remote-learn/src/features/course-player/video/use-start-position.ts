import { useEffect, useEffectEvent, useRef } from 'react';
import { isPlayingState } from '../player-link';
import { play, seekTo } from './playback';
import { useVideoEvent } from './use-video-event';

/** Playback does not resume at a position this close to the end. */
const END_SECONDS = 3;

interface Start {
  /** The time in the URL, in seconds; null if there is none. */
  second: number | null;
  /** Where the member stopped watching. */
  stoppedAt: number;
  /** The length of the video. */
  length: number;
  /** The key and the state of the history entry. */
  entry: { key: string; state: unknown };
}

/** Starts the video at the time in the URL, or where the member stopped. A file that is loaded again continues at its last position. */
export function useStartPosition(
  video: HTMLVideoElement | null,
  { second, stoppedAt, length, entry }: Start,
): void {
  const position = useRef(second ?? (stoppedAt < length - END_SECONDS ? stoppedAt : 0));
  const firstEntry = useRef(entry.key);
  const shouldPlay = useEffectEvent(() => isPlayingState(entry.state));

  useEffect(() => {
    if (!video) return;
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) goTo(video, position.current);
    if (shouldPlay()) play(video);
  }, [video]);
  useVideoEvent(video, ['loadedmetadata'], (element) => goTo(element, position.current));
  useVideoEvent(video, ['timeupdate', 'seeking'], ({ currentTime, readyState }) => {
    // While another source is loaded, the time is 0.
    if (readyState > HTMLMediaElement.HAVE_NOTHING) position.current = currentTime;
  });

  const goToSecond = useEffectEvent(() => {
    if (!video || second === null) return;
    position.current = second;
    seekTo(video, second);
    play(video);
  });
  useEffect(() => {
    // The member has followed a link to another time in this lesson, such as that of a note.
    if (firstEntry.current !== entry.key) goToSecond();
    firstEntry.current = entry.key;
  }, [entry.key]);
}

function goTo(video: HTMLVideoElement, seconds: number): void {
  if (seconds > 0) seekTo(video, seconds);
}
