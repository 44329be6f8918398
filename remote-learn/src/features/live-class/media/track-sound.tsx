import { Alert, Box, Button } from '@sopaan/ui/core';
import { useEffect, useRef, useState } from 'react';

/** Plays an audio track. Browsers may block it until the member presses a button. */
export function TrackSound({ track }: { track: MediaStreamTrack }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  const play = async () => {
    try {
      await audio.current?.play();
      setBlocked(false);
    } catch (error) {
      setBlocked(error instanceof Error && error.name === 'NotAllowedError');
    }
  };
  useEffect(() => {
    if (!audio.current) return;
    audio.current.srcObject = new MediaStream([track]);
    void play();
  }, [track]);
  return (
    <>
      <Box component="audio" ref={audio} />
      {isBlocked && (
        <Alert
          severity="info"
          title="The sound is off"
          action={<Button onClick={() => void play()}>Turn on sound</Button>}
        />
      )}
    </>
  );
}
