import { Vp8RtpPayload, type RtpPacket } from 'werift';
import { ReorderBuffer } from './reorder-buffer';
import type { FrameSize } from './webm';

export interface VideoFrame {
  data: Buffer;
  timestamp: number;
  /** The size of a key frame; undefined for other frames. */
  size: FrameSize | undefined;
}

/** The bytes of a key frame from the fourth to the sixth. */
const KEY_FRAME_START_CODE = 0x9d012a;

/** Assembles the frames of a VP8 source from packets. After a loss it drops frames until the next key frame, as they cannot be decoded. */
export class FrameAssembler {
  readonly #reorderBuffer = new ReorderBuffer();
  readonly #onKeyFrameNeeded: () => void;
  #payloads: Buffer[] | undefined;
  #isKeyFrame = false;
  #isDecodable = false;

  constructor(onKeyFrameNeeded: () => void) {
    this.#onKeyFrameNeeded = onKeyFrameNeeded;
  }

  /** Adds a packet and returns the frames that are complete now. */
  add(packet: RtpPacket): VideoFrame[] {
    return this.#reorderBuffer.add(packet).flatMap(({ packet: ordered, isAfterLoss }) => {
      if (isAfterLoss) {
        this.#payloads = undefined;
        this.#isDecodable = false;
      }
      return this.#addInOrder(ordered) ?? [];
    });
  }

  #addInOrder({ header, payload: bytes }: RtpPacket): VideoFrame | undefined {
    if (bytes.length === 0) return undefined;
    const { payload, isPartitionHead, isKeyframe, pid } = Vp8RtpPayload.deSerialize(bytes);
    // The start of the first partition is the start of a frame.
    if (isPartitionHead && pid === 0) {
      this.#payloads = [];
      this.#isKeyFrame = isKeyframe;
    }
    this.#payloads?.push(payload);
    if (!header.marker) return undefined;
    const data = Buffer.concat(this.#payloads ?? []);
    this.#payloads = undefined;
    const size = this.#isKeyFrame ? keyFrameSize(data) : undefined;
    this.#isDecodable = size !== undefined || (this.#isDecodable && data.length > 0);
    if (this.#isDecodable) return { data, timestamp: header.timestamp, size };
    this.#onKeyFrameNeeded();
    return undefined;
  }
}

/** Reads the size from the header of a key frame (RFC 6386, section 9.1). Undefined if the frame is not a key frame. */
function keyFrameSize(data: Buffer): FrameSize | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== KEY_FRAME_START_CODE) return undefined;
  const [width, height] = [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
