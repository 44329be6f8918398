import { call } from '@sopaan/api-client/call';
import {
  MEDIA_TRACKS,
  publishMediaEndpoint,
  type MediaTrack,
} from '@sopaan/schemas/live-classes/media';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { captureFailure, captureTrack } from './capture';
import { keepConnected, type MediaStatus } from './keep-connected';
import type { Tracks } from './use-viewer';

/** Sends the teacher's microphone, camera and screen while the component is mounted. */
export function usePublisher(classId: string, iceServers: RTCIceServer[]) {
  const [tracks, setTracks] = useState<Tracks>({});
  const [status, setStatus] = useState<MediaStatus>('connecting');
  const [failure, setFailure] = useState('');
  const senders = useRef<Partial<Record<MediaTrack, RTCRtpSender>>>({});
  const current = useRef<Tracks>({});

  const createConnection = useEffectEvent(() => {
    const connection = new RTCPeerConnection({ iceServers });
    for (const name of MEDIA_TRACKS) {
      const track = current.current[name];
      const kind = name === 'microphone' ? 'audio' : 'video';
      const { sender } = connection.addTransceiver(track ?? kind, { direction: 'sendonly' });
      senders.current[name] = sender;
    }
    return connection;
  });
  useEffect(
    () =>
      keepConnected({
        create: () => createConnection(),
        send: (sdp) => call(publishMediaEndpoint, { id: classId, sdp }),
        onStatus: setStatus,
      }),
    [classId, iceServers],
  );
  useEffect(() => () => stopAll(current.current), []);

  const set = (name: MediaTrack, track: MediaStreamTrack | undefined) => {
    current.current[name]?.stop();
    current.current = { ...current.current, [name]: track };
    setTracks(current.current);
    return senders.current[name]?.replaceTrack(track ?? null);
  };
  const turnOff = (name: MediaTrack) => void set(name, undefined);
  const turnOn = async (name: MediaTrack) => {
    setFailure('');
    try {
      const track = await captureTrack(name);
      // Ended with the browser's own button, or because the device was removed.
      track.addEventListener('ended', () => {
        if (current.current[name] === track) turnOff(name);
      });
      await set(name, track);
    } catch (error) {
      setFailure(captureFailure(name, error));
    }
  };
  return { tracks, status, failure, turnOn, turnOff };
}

function stopAll(tracks: Tracks): void {
  for (const track of Object.values(tracks)) track.stop();
}
