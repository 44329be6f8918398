import { Vp8RtpPayload, type RtpPacket } from 'werift';
import { PacketOrder } from './packet-order';
import type { PictureSize } from './webm';

export interface PictureFrame {
  data: Buffer;
  timestamp: number;
  /** Of a key frame; undefined for others. */
  size: PictureSize | undefined;
}

/** The frames of a VP8 source. After a loss it leaves out those that cannot be decoded, up to the next key frame. */
export class PictureFrames {
  readonly #order = new PacketOrder();
  readonly #onKeyFrameNeeded: () => void;
  #parts: Buffer[] | undefined;
  #isKeyFrame = false;
  #isDecodable = false;

  constructor(onKeyFrameNeeded: () => void) {
    this.#onKeyFrameNeeded = onKeyFrameNeeded;
  }

  /** The frames that are complete now that this packet has come. */
  add(packet: RtpPacket): PictureFrame[] {
    return this.#order.add(packet).flatMap(({ packet: ordered, isAfterLoss }) => {
      if (isAfterLoss) {
        this.#parts = undefined;
        this.#isDecodable = false;
      }
      return this.#complete(ordered) ?? [];
    });
  }

  #complete({ header, payload: bytes }: RtpPacket): PictureFrame | undefined {
    if (bytes.length === 0) return undefined;
    const { payload, isPartitionHead, isKeyframe, pid } = Vp8RtpPayload.deSerialize(bytes);
    if (isPartitionHead && pid === 0) {
      this.#parts = [];
      this.#isKeyFrame = isKeyframe;
    }
    this.#parts?.push(payload);
    if (!header.marker) return undefined;
    const data = Buffer.concat(this.#parts ?? []);
    this.#parts = undefined;
    const size = this.#isKeyFrame ? pictureSize(data) : undefined;
    this.#isDecodable = size !== undefined || (this.#isDecodable && data.length > 0);
    if (this.#isDecodable) return { data, timestamp: header.timestamp, size };
    this.#onKeyFrameNeeded();
    return undefined;
  }
}

/** From the header of a key frame (RFC 6386, section 9.1). Undefined if it is none. */
function pictureSize(data: Buffer): PictureSize | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  const [width, height] = [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
