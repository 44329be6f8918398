import { Vp8RtpPayload, type RTCRtpTransceiver, type RtpPacket } from 'werift';
import { MEDIA_TRACKS, type MediaTrack } from '@sopaan/schemas/live-classes/media';
import { MAX_BITS, withMaxBitrates } from '../webrtc/answer';
import { bandwidthReport } from '../webrtc/bandwidth';
import { KeyFrameRequests } from '../webrtc/key-frame-requests';
import { Peer, type Network } from '../webrtc/peer';

/** A track has ended when no packet arrives for this long. A shared screen without changes still sends about one frame a second. */
const SILENCE_MS = 5_000;

const BANDWIDTH_REPORT_MS = 1_000;

/** The track of a section, as the teacher sends it. */
interface Source {
  transceiver: RTCRtpTransceiver;
  keyFrames: KeyFrameRequests;
  ssrc: number | undefined;
  /** Whether viewers can decode the next packets: always for audio, for video after the first key frame. */
  isDecodable: boolean;
  lastPacketAt: number;
}

interface PublicationListener {
  /** `isFirst`: the first packet of the track in this connection. */
  onPacket: (section: number, packet: RtpPacket, isFirst: boolean) => void;
  onEnd: () => void;
}

/** The teacher's connection. */
export class Publication {
  readonly #peer: Peer;
  readonly #sources: Source[];
  readonly #listener: PublicationListener;
  readonly #reportTimer: NodeJS.Timeout;

  constructor(network: Network, listener: PublicationListener) {
    this.#listener = listener;
    this.#peer = new Peer('recvonly', network);
    this.#sources = this.#peer.transceivers.map((transceiver, section) =>
      this.#createSource(transceiver, section),
    );
    this.#reportTimer = setInterval(() => this.#reportBandwidth(), BANDWIDTH_REPORT_MS);
    this.#peer.onEnd(() => {
      clearInterval(this.#reportTimer);
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

  requestKeyFrame(section: number): void {
    this.#sources[section]?.keyFrames.request();
  }

  /** The tracks of which packets arrive. */
  tracks(): MediaTrack[] {
    const since = performance.now() - SILENCE_MS;
    return MEDIA_TRACKS.filter((_track, section) => {
      const source = this.#sources[section];
      return source !== undefined && source.lastPacketAt > since;
    });
  }

  #createSource(transceiver: RTCRtpTransceiver, section: number): Source {
    const source: Source = {
      transceiver,
      keyFrames: new KeyFrameRequests(() => {
        if (source.ssrc !== undefined) void transceiver.receiver.sendRtcpPLI(source.ssrc);
      }),
      ssrc: undefined,
      isDecodable: false,
      lastPacketAt: Number.NEGATIVE_INFINITY,
    };
    transceiver.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe((packet) => this.#receive(source, section, packet));
    });
    return source;
  }

  #reportBandwidth(): void {
    const ssrcs = this.#sources.flatMap(({ ssrc }) => ssrc ?? []);
    const receiver = this.#sources[0]?.transceiver.receiver;
    if (ssrcs.length === 0 || !receiver) return;
    const report = bandwidthReport(MAX_BITS, receiver.rtcpSsrc, ssrcs);
    // A failed report may be ignored: the next one follows after a second.
    receiver.dtlsTransport.sendRtcp([report]).catch(() => undefined);
  }

  #receive(source: Source, section: number, packet: RtpPacket): void {
    source.ssrc = packet.header.ssrc;
    source.lastPacketAt = performance.now();
    const isFirst = !source.isDecodable;
    if (isFirst && source.transceiver.kind === 'video' && !startsKeyFrame(packet)) {
      source.keyFrames.request();
      return;
    }
    source.isDecodable = true;
    this.#listener.onPacket(section, packet, isFirst);
  }
}

function startsKeyFrame({ payload }: RtpPacket): boolean {
  if (payload.length === 0) return false;
  const { isKeyframe, isPartitionHead, pid } = Vp8RtpPayload.deSerialize(payload);
  return isKeyframe && isPartitionHead && pid === 0;
}
