import { Vp8RtpPayload, type RTCRtpTransceiver, type RtpPacket } from 'werift';
import { MEDIA_TRACKS, type MediaTrack } from '@sopaan/schemas/live-classes/media';
import { MAX_BITS_PER_SECOND, withMaxBitrates } from '../webrtc/answer';
import { KeyFrameRequests } from '../webrtc/key-frame-requests';
import { Peer, type Network } from '../webrtc/peer';
import { createRembPacket } from '../webrtc/remb-packet';

/** A track has ended when no packet arrives for this long. A shared screen without changes still sends about one frame a second. */
const TRACK_TIMEOUT_MS = 5_000;

/** How often the teacher's browser is told its maximum bitrate. */
const REMB_INTERVAL_MS = 1_000;

/** The track of a media section of the SDP, as the teacher sends it. */
interface Source {
  transceiver: RTCRtpTransceiver;
  keyFrames: KeyFrameRequests;
  ssrc: number | undefined;
  /** Whether packets are forwarded: from the first packet of audio, from the first key frame of video. */
  isForwarding: boolean;
  lastPacketAt: number;
}

interface PublicationListener {
  /** `isFirst`: the first packet of the track in this connection. */
  onPacket: (mediaSection: number, packet: RtpPacket, isFirst: boolean) => void;
  onEnd: () => void;
}

/** The teacher's connection. */
export class Publication {
  readonly #peer: Peer;
  readonly #sources: Source[];
  readonly #listener: PublicationListener;
  readonly #rembTimer: NodeJS.Timeout;

  constructor(network: Network, listener: PublicationListener) {
    this.#listener = listener;
    this.#peer = new Peer('recvonly', network);
    this.#sources = this.#peer.transceivers.map((transceiver, mediaSection) =>
      this.#createSource(transceiver, mediaSection),
    );
    this.#rembTimer = setInterval(() => this.#sendRemb(), REMB_INTERVAL_MS);
    this.#peer.onEnd(() => {
      clearInterval(this.#rembTimer);
      for (const { keyFrames } of this.#sources) keyFrames.close();
      listener.onEnd();
    });
  }

  async answer(offer: string): Promise<string> {
    return withMaxBitrates(await this.#peer.answer(offer));
  }

  close(): Promise<void> {
    return this.#peer.close();
  }

  requestKeyFrame(mediaSection: number): void {
    this.#sources[mediaSection]?.keyFrames.request();
  }

  /** The tracks of which packets arrive. */
  tracks(): MediaTrack[] {
    const since = performance.now() - TRACK_TIMEOUT_MS;
    return MEDIA_TRACKS.filter((_track, mediaSection) => {
      const source = this.#sources[mediaSection];
      return source !== undefined && source.lastPacketAt > since;
    });
  }

  #createSource(transceiver: RTCRtpTransceiver, mediaSection: number): Source {
    const source: Source = {
      transceiver,
      keyFrames: new KeyFrameRequests(() => {
        if (source.ssrc !== undefined) void transceiver.receiver.sendRtcpPLI(source.ssrc);
      }),
      ssrc: undefined,
      isForwarding: false,
      lastPacketAt: Number.NEGATIVE_INFINITY,
    };
    transceiver.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe((packet) => this.#receive(source, mediaSection, packet));
    });
    return source;
  }

  #sendRemb(): void {
    const ssrcs = this.#sources.flatMap(({ ssrc }) => ssrc ?? []);
    const receiver = this.#sources[0]?.transceiver.receiver;
    if (ssrcs.length === 0 || !receiver) return;
    const packet = createRembPacket(MAX_BITS_PER_SECOND, receiver.rtcpSsrc, ssrcs);
    // A failure may be ignored: the next packet follows after a second.
    receiver.dtlsTransport.sendRtcp([packet]).catch(() => undefined);
  }

  #receive(source: Source, mediaSection: number, packet: RtpPacket): void {
    source.ssrc = packet.header.ssrc;
    source.lastPacketAt = performance.now();
    const isFirst = !source.isForwarding;
    if (isFirst && source.transceiver.kind === 'video' && !startsKeyFrame(packet)) {
      source.keyFrames.request();
      return;
    }
    source.isForwarding = true;
    this.#listener.onPacket(mediaSection, packet, isFirst);
  }
}

function startsKeyFrame({ payload }: RtpPacket): boolean {
  if (payload.length === 0) return false;
  const { isKeyframe, isPartitionHead, pid } = Vp8RtpPayload.deSerialize(payload);
  return isKeyframe && isPartitionHead && pid === 0;
}
