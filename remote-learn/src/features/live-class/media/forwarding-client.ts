import { call } from '@sopaan/api-client/call';
import {
  MEDIA_TRACKS,
  publishMediaEndpoint,
  watchMediaEndpoint,
  type MediaTrack,
} from '@sopaan/schemas/live-classes/media';
import { keepConnected } from './keep-connected';
import type { MediaClient, Receivers } from './media-client';

const kindOf = (name: MediaTrack) => (name === 'microphone' ? 'audio' : 'video');

/** Connects to the media server of the site. */
export function forwardingClient(iceServers: RTCIceServer[]): MediaClient {
  return {
    publish({ classId, tracks, onStatus }) {
      const senders: Partial<Record<MediaTrack, RTCRtpSender>> = {};
      const close = keepConnected({
        create() {
          const connection = new RTCPeerConnection({ iceServers });
          for (const name of MEDIA_TRACKS) {
            const track = tracks()[name] ?? kindOf(name);
            senders[name] = connection.addTransceiver(track, { direction: 'sendonly' }).sender;
          }
          return connection;
        },
        send: (sdp) => call(publishMediaEndpoint, { id: classId, sdp }),
        onStatus,
      });
      return {
        async update() {
          for (const name of MEDIA_TRACKS) {
            const sender = senders[name];
            const track = tracks()[name] ?? null;
            if (sender && sender.track !== track) await sender.replaceTrack(track);
          }
        },
        close,
      };
    },
    watch: ({ classId, onReceivers, onStatus }) =>
      keepConnected({
        create() {
          const connection = new RTCPeerConnection({ iceServers });
          const added: Receivers = {};
          for (const name of MEDIA_TRACKS) {
            const { receiver } = connection.addTransceiver(kindOf(name), { direction: 'recvonly' });
            added[name] = receiver;
          }
          onReceivers(added);
          return connection;
        },
        send: (sdp) => call(watchMediaEndpoint, { id: classId, sdp }),
        onStatus,
      }),
  };
}
