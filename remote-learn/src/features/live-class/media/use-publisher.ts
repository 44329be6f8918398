import type { MediaTrack } from '@sopaan/schemas/live-classes/media';
import { useEffect, useRef, useState } from 'react';
import { captureFailure, captureTrack } from './capture';
import type { MediaClient, MediaStatus, Publication, Tracks } from './media-client';

/** Sends the teacher's microphone, camera and screen while the component is mounted. */
export function usePublisher(classId: string, client: MediaClient) {
  const [tracks, setTracks] = useState<Tracks>({});
  const [status, setStatus] = useState<MediaStatus>('connecting');
  const [failure, setFailure] = useState('');
  const latestTracks = useRef<Tracks>({});
  const publication = useRef<Publication>(undefined);

  useEffect(() => {
    const opened = client.publish({
      classId,
      tracks: () => latestTracks.current,
      onStatus: setStatus,
    });
    publication.current = opened;
    return () => opened.close();
  }, [classId, client]);
  useEffect(() => () => stopAll(latestTracks.current), []);

  const set = async (name: MediaTrack, track: MediaStreamTrack | undefined) => {
    latestTracks.current[name]?.stop();
    latestTracks.current = { ...latestTracks.current, [name]: track };
    setTracks(latestTracks.current);
    await publication.current?.update();
  };
  const turnOff = (name: MediaTrack) =>
    set(name, undefined).catch((error: unknown) => setFailure(captureFailure(name, error)));
  const turnOn = async (name: MediaTrack) => {
    setFailure('');
    let captured: MediaStreamTrack | undefined;
    try {
      const track = await captureTrack(name);
      captured = track;
      // The browser's own button has ended the track, or the device was removed.
      track.addEventListener('ended', () => {
        if (latestTracks.current[name] === track) void turnOff(name);
      });
      await set(name, track);
    } catch (error) {
      setFailure(captureFailure(name, error));
      // The track could not be sent, so the button must not show it as on.
      if (captured && latestTracks.current[name] === captured) void turnOff(name);
    }
  };
  return { tracks, status, failure, turnOn, turnOff };
}

function stopAll(tracks: Tracks): void {
  for (const track of Object.values(tracks)) track?.stop();
}
