import type { MediaTrack } from '@sopaan/schemas/live-classes/media';
import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import type { MediaClient, MediaStatus } from './media-client';
import { TrackVideo } from './track-video';
import { usePublisher } from './use-publisher';
import { frame, inset, message } from './video-styles';

interface TeacherVideoProps {
  classId: string;
  client: MediaClient;
}

const BUTTONS: ReadonlyArray<{ name: MediaTrack; on: string; off: string }> = [
  { name: 'microphone', on: 'Turn on microphone', off: 'Turn off microphone' },
  { name: 'camera', on: 'Turn on camera', off: 'Turn off camera' },
  { name: 'screen', on: 'Share screen', off: 'Stop sharing' },
];

const STATUS_TEXTS: Readonly<Record<MediaStatus, string>> = {
  connecting: 'Connecting to the class…',
  connected: 'Connected to the class.',
  failed: 'No connection for video and audio. Nobody sees or hears you. Trying again…',
  replaced: 'You teach in another window or on another device. Reload this page to teach here.',
};

/** A preview of the tracks that the teacher sends, and the buttons that turn them on and off. */
export function TeacherVideo({ classId, client }: TeacherVideoProps) {
  const { tracks, status, failure, turnOn, turnOff } = usePublisher(classId, client);
  const { camera, screen } = tracks;
  return (
    <>
      <Box sx={frame}>
        {screen && <TrackVideo track={screen} label="Your screen" />}
        {camera && (
          <Box sx={screen ? inset : { width: '100%', height: '100%' }}>
            <TrackVideo track={camera} label="Your camera" isMirrored />
          </Box>
        )}
        {!screen && !camera && (
          <Typography sx={message}>Your camera is off. Nobody can see you.</Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {BUTTONS.map(({ name, on, off }) => (
          <Button
            key={name}
            variant={tracks[name] ? 'contained' : 'outlined'}
            onClick={() => void (tracks[name] ? turnOff(name) : turnOn(name))}
          >
            {tracks[name] ? off : on}
          </Button>
        ))}
        <Typography role="status" variant="body2" color="textSecondary">
          {STATUS_TEXTS[status]}
        </Typography>
      </Box>
      {failure !== '' && <Alert severity="warning" title={failure} />}
    </>
  );
}
