import { Box } from '@sopaan/ui/core';
import { useEffect, useRef } from 'react';

interface TrackVideoProps {
  track: MediaStreamTrack;
  /** The accessible name. */
  label: string;
  isMirrored?: boolean;
  /** Called with whether new frames are shown. */
  onFrames?: (hasFrames: boolean) => void;
}

/** A still screen has a frame each second. */
const FRAMES_MS = 4_000;

/** Shows a track. Muted: sound has an element of its own. */
export function TrackVideo({ track, label, isMirrored = false, onFrames }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track]);
  }, [track]);
  useFrames(video, onFrames);
  return (
    <Box
      component="video"
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={label}
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        objectFit: 'contain',
        transform: isMirrored ? 'scaleX(-1)' : undefined,
      }}
    />
  );
}

function useFrames(
  video: React.RefObject<HTMLVideoElement | null>,
  onFrames?: (hasFrames: boolean) => void,
): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !onFrames || !('requestVideoFrameCallback' in element)) {
      onFrames?.(true);
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFrame = () => {
      clearTimeout(timer);
      timer = setTimeout(() => onFrames(false), FRAMES_MS);
      onFrames(true);
      request = element.requestVideoFrameCallback(onFrame);
    };
    let request = element.requestVideoFrameCallback(onFrame);
    return () => {
      clearTimeout(timer);
      element.cancelVideoFrameCallback(request);
    };
  }, [video, onFrames]);
}
