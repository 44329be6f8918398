import { useEffect } from 'react';
import { useVideoEvent } from './use-video-event';

/** Plays the video at a speed, and reports a choice in the browser's own controls. */
export function useSpeed(
  video: HTMLVideoElement | null,
  speed: number,
  onSpeed: (speed: number) => void,
): void {
  useEffect(() => {
    if (!video) return;
    // The browser plays a file that is loaded again at the default speed.
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
  }, [video, speed]);
  useVideoEvent(video, ['ratechange'], ({ playbackRate, defaultPlaybackRate }) => {
    // Setting the speed here also causes these events, the first before the second is set.
    if (defaultPlaybackRate === speed && playbackRate !== speed) onSpeed(playbackRate);
  });
}
