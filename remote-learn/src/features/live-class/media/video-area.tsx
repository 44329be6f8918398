import { Alert, Box, EmptyState, FailedState, LoadingState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorMessage } from '../../../requests/error-message';
import { mediaOptionsQuery, type ClassMedia } from '../api/get-media-options';
import type { Room } from '../room/room-state';
import { forwardingClient } from './forwarding-client';
import { liveKitClient } from './livekit-client';
import { TeacherVideo } from './teacher-video';
import { ViewerVideo } from './viewer-video';

interface VideoAreaProps {
  classId: string;
  room: Room;
}

/** The video and audio of the class, or why they are not available. The rest of the room works without them. */
export function VideoArea({ classId, room }: VideoAreaProps) {
  const { data, error, refetch } = useQuery(mediaOptionsQuery(classId));
  return (
    <Box component="section" aria-label="Video" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {data && <Video classId={classId} room={room} options={data} />}
      {!data && error && (
        <FailedState
          title="The video could not be loaded"
          description={errorMessage(error)}
          onRetry={refetch}
        />
      )}
      {!data && !error && <LoadingState shape="block" minHeight="12rem" />}
    </Box>
  );
}

interface VideoProps extends VideoAreaProps {
  options: ClassMedia;
}

function Video({ classId, room, options }: VideoProps) {
  if (!options.isAvailable)
    return (
      <EmptyState
        icon="video"
        title="No video or audio"
        description="This site has no media server. Chat, questions and the list of participants still work."
      />
    );
  if (!options.isSupported)
    return (
      <Alert severity="warning" title="This browser cannot play live video">
        Chat, questions and the list of participants still work. For video and audio, open the class
        in a current version of Chrome, Edge, Firefox or Safari.
      </Alert>
    );
  return <ConnectedVideo classId={classId} room={room} options={options} />;
}

function ConnectedVideo({ classId, room, options: { kind, iceServers } }: VideoProps) {
  const client = useMemo(
    () => (kind === 'livekit' ? liveKitClient : forwardingClient(iceServers)),
    [kind, iceServers],
  );
  return room.isTeacher ? (
    <TeacherVideo classId={classId} client={client} />
  ) : (
    <ViewerVideo
      classId={classId}
      client={client}
      isBroadcasting={room.shared?.isBroadcasting ?? false}
    />
  );
}
