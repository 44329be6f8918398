import type { RTCRtpSender, RtpPacket } from 'werift';
import { Peer, type Network } from '../webrtc/peer';

interface SubscriptionListener {
  onKeyFrameNeeded: (mediaSection: number) => void;
  onEnd: () => void;
}

/** The track of a media section of the SDP, as it is sent to the viewer. */
interface SentTrack {
  sender: RTCRtpSender;
  clockRate: number;
  lastPacketAt: number | undefined;
}

/** A viewer's connection. */
export class Subscription {
  readonly #peer: Peer;
  readonly #sentTracks: SentTrack[];

  constructor(network: Network, { onKeyFrameNeeded, onEnd }: SubscriptionListener) {
    this.#peer = new Peer('sendonly', network);
    this.#sentTracks = this.#peer.transceivers.map(({ sender, kind }, mediaSection) => {
      sender.onPictureLossIndication.subscribe(() => onKeyFrameNeeded(mediaSection));
      return { sender, clockRate: kind === 'audio' ? 48_000 : 90_000, lastPacketAt: undefined };
    });
    this.#peer.onConnected(() => {
      for (const mediaSection of this.#sentTracks.keys()) onKeyFrameNeeded(mediaSection);
    });
    this.#peer.onEnd(onEnd);
  }

  answer(offer: string): Promise<string> {
    return this.#peer.answer(offer);
  }

  close(): Promise<void> {
    return this.#peer.close();
  }

  /** Forwards a packet. Sequence numbers and timestamps continue when the source changes, so that the viewer sees one stream. */
  send(mediaSection: number, packet: RtpPacket, isNewSource: boolean): void {
    const track = this.#sentTracks[mediaSection];
    if (!track) return;
    const now = performance.now();
    if (isNewSource && track.lastPacketAt !== undefined) {
      const elapsed = Math.round(((now - track.lastPacketAt) / 1_000) * track.clockRate);
      const timestampStep = Math.max(1, elapsed);
      // `false` is werift's default for `discontinuity`.
      track.sender.replaceRTP(packet.header, false, timestampStep);
    }
    track.lastPacketAt = now;
    // A failure is handled like a packet lost on the network: the viewer requests it again.
    track.sender.sendRtp(packet).catch(() => undefined);
  }
}
