import { Box, Typography } from '@sopaan/ui/core';
import type { MediaClient, MediaStatus } from './media-client';
import { TrackSound } from './track-sound';
import { TrackVideo } from './track-video';
import { useViewer } from './use-viewer';
import { frame, inset, message } from './video-styles';

interface ViewerVideoProps {
  classId: string;
  client: MediaClient;
  isBroadcasting: boolean;
}

/** The teacher's screen, camera and audio. */
export function ViewerVideo({ classId, client, isBroadcasting }: ViewerVideoProps) {
  const { receivers, arriving, status } = useViewer(classId, client);
  const { microphone, camera, screen } = receivers;
  const [hasScreen, hasCamera] = [arriving.has('screen'), arriving.has('camera')];
  return (
    <>
      <Box sx={frame}>
        {screen && hasScreen && <TrackVideo track={screen.track} label="The teacher's screen" />}
        {camera && hasCamera && (
          <Box sx={hasScreen ? inset : full}>
            <TrackVideo track={camera.track} label="The teacher's camera" />
          </Box>
        )}
        {!hasScreen && !hasCamera && (
          <Typography role="status" sx={message}>
            {statusText(status, isBroadcasting)}
          </Typography>
        )}
      </Box>
      {microphone && <TrackSound track={microphone.track} />}
    </>
  );
}

function statusText(status: MediaStatus, isBroadcasting: boolean): string {
  if (status === 'connecting' || status === 'replaced') return 'Connecting to video and audio…';
  if (status === 'failed')
    return 'No connection for video and audio. The chat and the questions work. Trying again…';
  return isBroadcasting
    ? 'The teacher’s camera is off. You can hear the teacher when they speak.'
    : 'The teacher has not turned on camera or microphone yet.';
}

const full = { width: '100%', height: '100%' } as const;
