import { call } from '@sopaan/api-client/call';
import {
  MEDIA_TRACKS,
  watchMediaEndpoint,
  type MediaTrack,
} from '@sopaan/schemas/live-classes/media';
import { useEffect, useState } from 'react';
import { useArrivals, type Receivers } from './use-arrivals';
import { keepConnected, type MediaStatus } from './keep-connected';

export type Tracks = Partial<Record<MediaTrack, MediaStreamTrack>>;

const NONE: Receivers = {};

/** Receives the teacher's tracks while the component is mounted. `arriving` names those whose packets arrive. */
export function useViewer(classId: string, iceServers: RTCIceServer[]) {
  const [receivers, setReceivers] = useState(NONE);
  const arriving = useArrivals(receivers);
  const [status, setStatus] = useState<MediaStatus>('connecting');
  useEffect(
    () =>
      keepConnected({
        create() {
          const connection = new RTCPeerConnection({ iceServers });
          const added: Receivers = {};
          for (const name of MEDIA_TRACKS) {
            const kind = name === 'microphone' ? 'audio' : 'video';
            const { receiver } = connection.addTransceiver(kind, { direction: 'recvonly' });
            added[name] = receiver;
          }
          setReceivers(added);
          return connection;
        },
        send: (sdp) => call(watchMediaEndpoint, { id: classId, sdp }),
        onStatus: setStatus,
      }),
    [classId, iceServers],
  );
  return { receivers, arriving, status };
}
