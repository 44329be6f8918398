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
    video.playbackRate = speed;
    // A file that is loaded again is played at this speed. It is set last, so that the events of both find the default that belongs to them.
    video.defaultPlaybackRate = speed;
  }, [video, speed]);
  useVideoEvent(video, ['ratechange'], ({ playbackRate, defaultPlaybackRate }) => {
    // Setting the speed here causes these events as well.
    if (defaultPlaybackRate === speed && playbackRate !== speed) onSpeed(playbackRate);
  });
}
