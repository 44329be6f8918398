import { useEffect, useState } from 'react';
import { useVideoEvent } from './use-video-event';

export type MediaProblem = 'unsupported' | 'offline' | 'network' | 'decode' | 'source';

/** Why the video cannot be played; null as long as no problem is known. */
export function useMediaProblem(
  video: HTMLVideoElement | null,
  mediaType: string,
): MediaProblem | null {
  const [problem, setProblem] = useState<MediaProblem | null>(null);
  useEffect(() => {
    if (!video) return;
    // The video may have failed, and fired its error event, before this effect ran.
    if (video.error) setProblem(problemOf(video.error));
    else if (video.canPlayType(mediaType) === '') setProblem('unsupported');
  }, [video, mediaType]);
  useVideoEvent(video, ['error', 'loadedmetadata'], ({ error }, type) =>
    setProblem(type === 'error' ? problemOf(error) : null),
  );
  return problem;
}

function problemOf(error: MediaError | null): MediaProblem {
  if (!navigator.onLine) return 'offline';
  if (error?.code === MEDIA_ERR_NETWORK) return 'network';
  if (error?.code === MEDIA_ERR_DECODE) return 'decode';
  return 'source';
}

// The codes of a MediaError.
const MEDIA_ERR_NETWORK = 2;
const MEDIA_ERR_DECODE = 3;
