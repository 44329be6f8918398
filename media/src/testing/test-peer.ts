import {
  MediaStreamTrack,
  RtpHeader,
  RtpPacket,
  RTCPeerConnection,
  type PeerConfig,
  type RTCRtpTransceiver,
} from 'werift';
import { MEDIA_TRACKS, type MediaTrack } from '@sopaan/schemas/live-classes/media';
import { sentCodecs } from '../webrtc/codecs';
import { SECTION_KINDS } from '../webrtc/offer';

/** First payload bytes of VP8: the descriptor of a packet that starts a frame, then the frame's first byte. */
const KEY_FRAME = [0x10, 0x00];
const DELTA_FRAME = [0x10, 0x01];
const CAMERA_SECTION = MEDIA_TRACKS.indexOf('camera');

interface ReceivedPacket {
  sequenceNumber: number;
  timestamp: number;
  ssrc: number;
  isKeyFrame: boolean;
  /** The payload after the first bytes of VP8. */
  body: Buffer;
  receivedAt: number;
}

/** A client of the media server that behaves like a browser. */
export class TestPeer {
  readonly connection: RTCPeerConnection;
  readonly received: Record<MediaTrack, ReceivedPacket[]> = {
    microphone: [],
    camera: [],
    screen: [],
  };
  /** The number of key frames of the camera that the server has requested. */
  keyFrameRequests = 0;
  readonly #tracks: MediaStreamTrack[];
  readonly #transceivers: RTCRtpTransceiver[];
  readonly #sequenceNumbers = new Map<MediaTrack, number>();

  constructor(direction: 'sendonly' | 'recvonly', config: Partial<PeerConfig> = {}) {
    this.connection = new RTCPeerConnection({
      codecs: sentCodecs(),
      iceServers: [],
      iceUseTcp: false,
      iceUseIpv6: false,
      iceAdditionalHostAddresses: ['127.0.0.1'],
      bundlePolicy: 'max-bundle',
      ...config,
    });
    this.#tracks = SECTION_KINDS.map((kind) => new MediaStreamTrack({ kind }));
    this.#transceivers = this.#tracks.map((track) =>
      this.connection.addTransceiver(direction === 'sendonly' ? track : track.kind, { direction }),
    );
    for (const [mediaSection, track] of MEDIA_TRACKS.entries()) {
      this.#transceivers[mediaSection]?.onTrack.subscribe((remote) => {
        remote.onReceiveRtp.subscribe(({ header, payload }) => {
          const { sequenceNumber, timestamp, ssrc } = header;
          const isKeyFrame = payload.subarray(0, 2).equals(Buffer.from(KEY_FRAME));
          this.received[track].push({
            sequenceNumber,
            timestamp,
            ssrc,
            isKeyFrame,
            body: payload.subarray(2),
            receivedAt: performance.now(),
          });
        });
      });
    }
    this.#transceivers[CAMERA_SECTION]?.sender.onPictureLossIndication.subscribe(() => {
      this.keyFrameRequests += 1;
    });
  }

  /** The offer, with all candidates. */
  async offer(): Promise<string> {
    await this.connection.setLocalDescription(await this.connection.createOffer());
    return this.connection.localDescription?.sdp ?? '';
  }

  async accept(sdp: string): Promise<void> {
    const connected = this.connection.connectionStateChange.watch((state) => state === 'connected');
    await this.connection.setRemoteDescription({ type: 'answer', sdp });
    if (this.connection.connectionState !== 'connected') await connected;
  }

  /** Sends a frame that consists of one packet. */
  send(
    track: MediaTrack,
    frame: 'key' | 'delta' = 'key',
    body: Buffer = Buffer.from([1, 2, 3]),
  ): void {
    const sequenceNumber = ((this.#sequenceNumbers.get(track) ?? 60_000) + 1) % 65_536;
    this.#sequenceNumbers.set(track, sequenceNumber);
    const header = new RtpHeader({
      sequenceNumber,
      timestamp: sequenceNumber * 3_000,
      marker: true,
    });
    const start = Buffer.from(frame === 'key' ? KEY_FRAME : DELTA_FRAME);
    const payload = Buffer.concat([start, body]);
    this.#tracks[MEDIA_TRACKS.indexOf(track)]?.writeRtp(new RtpPacket(header, payload));
  }

  /** Requests a key frame of the camera. */
  async requestKeyFrame(): Promise<void> {
    const receiver = this.#transceivers[CAMERA_SECTION]?.receiver;
    await receiver?.sendRtcpPLI(receiver.track.ssrc ?? 0);
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
