import { useEffect } from 'react';
import { useVideoEvent } from './use-video-event';

/** Plays the video at a speed, and reports a choice made in the native controls. */
export function useSpeed(
  video: HTMLVideoElement | null,
  speed: number,
  onSpeed: (speed: number) => void,
): void {
  useEffect(() => {
    if (!video) return;
    video.playbackRate = speed;
    // Loading a file again resets the rate to this default. Set last: no event must see the new default with the old rate.
    video.defaultPlaybackRate = speed;
  }, [video, speed]);
  useVideoEvent(video, ['ratechange'], ({ playbackRate, defaultPlaybackRate }) => {
    // Setting the speed above triggers these events as well.
    if (defaultPlaybackRate === speed && playbackRate !== speed) onSpeed(playbackRate);
  });
}
