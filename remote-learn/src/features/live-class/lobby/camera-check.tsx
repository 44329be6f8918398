import { Alert, Box, Button, Icon } from '@sopaan/ui/core';
import { useEffect, useRef, useState } from 'react';
import { captureFailure, captureTrack } from '../media/capture';
import { TrackVideo } from '../media/track-video';
import { frame } from '../media/video-styles';
import { MicrophoneLevel } from './microphone-level';

/** Shows the teacher a preview of the camera and the level of the microphone. Nothing is sent. */
export function CameraCheck() {
  const [tracks, setTracks] = useState<{
    camera?: MediaStreamTrack;
    microphone?: MediaStreamTrack;
  }>({});
  const [failures, setFailures] = useState<readonly string[]>([]);
  const captured = useRef<MediaStreamTrack[]>([]);
  const stop = () => {
    for (const track of captured.current) track.stop();
    captured.current = [];
    setTracks({});
  };
  useEffect(
    () => () => {
      for (const track of captured.current) track.stop();
    },
    [],
  );
  const start = async () => {
    setFailures([]);
    for (const name of ['camera', 'microphone'] as const) {
      try {
        const track = await captureTrack(name);
        captured.current.push(track);
        setTracks((all) => ({ ...all, [name]: track }));
      } catch (error) {
        setFailures((all) => [...all, captureFailure(name, error)]);
      }
    }
  };
  const { camera, microphone } = tracks;
  const isRunning = camera !== undefined || microphone !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: '100%' }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="video" />}
        onClick={() => (isRunning ? stop() : void start())}
      >
        {isRunning ? 'Stop the test' : 'Test camera and microphone'}
      </Button>
      {failures.map((failure) => (
        <Alert key={failure} severity="warning" title={failure} />
      ))}
      {camera && (
        <Box sx={{ ...frame, width: 'min(100%, 24rem)' }}>
          <TrackVideo track={camera} label="Your camera" isMirrored />
        </Box>
      )}
      {microphone && <MicrophoneLevel track={microphone} />}
    </Box>
  );
}
