import { call } from '@sopaan/api-client/call';
import {
  MEDIA_TRACKS,
  watchMediaEndpoint,
  type MediaTrack,
} from '@sopaan/schemas/live-classes/media';
import { useEffect, useState } from 'react';
import { keepConnected, type MediaStatus } from './keep-connected';

export type Tracks = Partial<Record<MediaTrack, MediaStreamTrack>>;

/** The teacher's tracks, while the component is shown. Those that the teacher does not send are silent or black. */
export function useViewer(classId: string, iceServers: RTCIceServer[]) {
  const [tracks, setTracks] = useState<Tracks>({});
  const [status, setStatus] = useState<MediaStatus>('connecting');
  useEffect(
    () =>
      keepConnected({
        create() {
          const connection = new RTCPeerConnection({ iceServers });
          const received: Tracks = {};
          for (const name of MEDIA_TRACKS) {
            const kind = name === 'microphone' ? 'audio' : 'video';
            const { receiver } = connection.addTransceiver(kind, { direction: 'recvonly' });
            received[name] = receiver.track;
          }
          setTracks(received);
          return connection;
        },
        send: (sdp) => call(watchMediaEndpoint, { id: classId, sdp }),
        onStatus: setStatus,
      }),
    [classId, iceServers],
  );
  return { tracks, status };
}
