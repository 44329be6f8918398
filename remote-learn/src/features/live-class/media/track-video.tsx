import { Box } from '@sopaan/ui/core';
import { useEffect, useRef } from 'react';

interface TrackVideoProps {
  track: MediaStreamTrack;
  /** The accessible name. */
  label: string;
  isMirrored?: boolean;
}

/** Shows a video track. Muted, because audio has an element of its own. */
export function TrackVideo({ track, label, isMirrored = false }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track]);
  }, [track]);
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
