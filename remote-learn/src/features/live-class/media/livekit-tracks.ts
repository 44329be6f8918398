import { MEDIA_TRACKS, type MediaTrack } from '@sopaan/schemas/live-classes/media';
import type * as LiveKit from 'livekit-client';
import type { LocalTrack, Room, Track } from 'livekit-client';
import type { Receivers, Tracks } from './media-client';

/** A room to which tracks are sent. */
export interface Sending {
  room: Room;
  liveKit: typeof LiveKit;
  /** Each captured track with the LiveKit track that sends it. */
  sent: Map<MediaTrack, { captured: MediaStreamTrack; local: LocalTrack }>;
}

/** The tracks by LiveKit's names of their sources. */
const NAMES: Readonly<Record<string, MediaTrack>> = {
  microphone: 'microphone',
  camera: 'camera',
  screen_share: 'screen',
};

/** Publishes and unpublishes until a room has exactly the tracks. */
export async function syncTracks({
  room,
  liveKit,
  sent,
  tracks,
}: Sending & { tracks: Tracks }): Promise<void> {
  const { localParticipant } = room;
  const sources: Record<MediaTrack, Track.Source> = {
    microphone: liveKit.Track.Source.Microphone,
    camera: liveKit.Track.Source.Camera,
    screen: liveKit.Track.Source.ScreenShare,
  };
  for (const name of MEDIA_TRACKS) {
    const track = tracks[name];
    const before = sent.get(name);
    if (before?.captured === track) continue;
    if (before) {
      sent.delete(name);
      await localParticipant.unpublishTrack(before.local, false);
    }
    if (!track) continue;
    const { track: local } = await localParticipant.publishTrack(track, { source: sources[name] });
    if (local) sent.set(name, { captured: track, local });
  }
}

export const isConnected = ({ room, liveKit }: Sending): boolean =>
  room.state === liveKit.ConnectionState.Connected;

/** The receivers of the tracks that the teacher is sending. */
export function receiversOf(room: Room): Receivers {
  const receivers: Receivers = {};
  for (const { trackPublications } of room.remoteParticipants.values()) {
    for (const { source, track, isMuted } of trackPublications.values()) {
      const name = NAMES[source];
      if (name && track?.receiver && !isMuted) receivers[name] = track.receiver;
    }
  }
  return receivers;
}
