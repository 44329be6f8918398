import { Box, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { TrackSound } from './track-sound';
import { TrackVideo } from './track-video';
import { useViewer } from './use-viewer';
import { frame, inset, message } from './video-styles';

interface ViewerVideoProps {
  classId: string;
  iceServers: RTCIceServer[];
  isBroadcasting: boolean;
}

/** The teacher's screen, or else camera, and voice. */
export function ViewerVideo({ classId, iceServers, isBroadcasting }: ViewerVideoProps) {
  const { tracks, status } = useViewer(classId, iceServers);
  const [hasScreen, setHasScreen] = useState(false);
  const [hasCamera, setHasCamera] = useState(false);
  const { microphone, camera, screen } = tracks;
  const isEmpty = !hasScreen && !hasCamera;
  return (
    <>
      <Box sx={frame}>
        {screen && (
          <Box sx={hasScreen ? { width: '100%', height: '100%' } : hidden}>
            <TrackVideo track={screen} label="The teacher's screen" onFrames={setHasScreen} />
          </Box>
        )}
        {camera && (
          <Box sx={hasCamera ? (hasScreen ? inset : full) : hidden}>
            <TrackVideo track={camera} label="The teacher's camera" onFrames={setHasCamera} />
          </Box>
        )}
        {isEmpty && (
          <Typography role="status" sx={message}>
            {statusText(status, isBroadcasting)}
          </Typography>
        )}
      </Box>
      {microphone && <TrackSound track={microphone} />}
    </>
  );
}

function statusText(status: 'connecting' | 'connected', isBroadcasting: boolean): string {
  if (status === 'connecting') return 'Connecting to picture and sound…';
  return isBroadcasting
    ? 'The teacher’s camera is off. You can hear the teacher when they speak.'
    : 'The teacher has not turned on camera or microphone yet.';
}

const full = { width: '100%', height: '100%' } as const;
/** Rendered all the same, so that its frames are noticed. */
const hidden = { position: 'absolute', width: 1, height: 1, opacity: 0 } as const;
