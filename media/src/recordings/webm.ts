/** The elements of a WebM file, without the index for seeking: that can only be written at the end, and a recording must be usable at any time. */

export const VIDEO_TRACK = 1;
export const AUDIO_TRACK = 2;

const CHANNELS = 2;
const SAMPLE_RATE = 48_000;
/** In nanoseconds: times in the file are milliseconds. */
const TIMESTAMP_SCALE = 1_000_000;

export interface Block {
  track: typeof VIDEO_TRACK | typeof AUDIO_TRACK;
  /** Since the start of the file. */
  milliseconds: number;
  isKeyFrame: boolean;
  data: Buffer;
}

export interface FrameSize {
  width: number;
  height: number;
}

/** The start of a file with a VP8 and an Opus track. */
export function webmHeader({ width, height }: FrameSize): Buffer {
  return Buffer.concat([
    element(0x1a45dfa3, [
      element(0x4286, unsigned(1)),
      element(0x42f7, unsigned(1)),
      element(0x42f2, unsigned(4)),
      element(0x42f3, unsigned(8)),
      element(0x4282, text('webm')),
      element(0x4287, unsigned(4)),
      element(0x4285, unsigned(2)),
    ]),
    // The segment, of unknown length.
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    element(0x1549a966, [
      element(0x2ad7b1, unsigned(TIMESTAMP_SCALE)),
      element(0x4d80, text('sopaan')),
      element(0x5741, text('sopaan')),
    ]),
    element(0x1654ae6b, [videoTrack(width, height), audioTrack()]),
  ]);
}

/** A cluster. Its blocks must be less than 32 seconds apart. */
export function webmCluster(blocks: readonly Block[]): Buffer {
  const sorted = blocks.toSorted((a, b) => a.milliseconds - b.milliseconds);
  const start = sorted[0]?.milliseconds ?? 0;
  return element(0x1f43b675, [
    element(0xe7, unsigned(start)),
    ...sorted.map(({ track, milliseconds, isKeyFrame, data }) => {
      const header = Buffer.from([0x80 | track, 0, 0, isKeyFrame ? 0x80 : 0]);
      header.writeInt16BE(milliseconds - start, 1);
      return element(0xa3, [header, data]);
    }),
  ]);
}

function videoTrack(width: number, height: number): Buffer {
  return element(0xae, [
    element(0xd7, unsigned(VIDEO_TRACK)),
    element(0x73c5, unsigned(VIDEO_TRACK)),
    element(0x83, unsigned(1)),
    element(0x9c, unsigned(0)),
    element(0x86, text('V_VP8')),
    element(0xe0, [element(0xb0, unsigned(width)), element(0xba, unsigned(height))]),
  ]);
}

function audioTrack(): Buffer {
  const rate = Buffer.alloc(4);
  rate.writeFloatBE(SAMPLE_RATE);
  return element(0xae, [
    element(0xd7, unsigned(AUDIO_TRACK)),
    element(0x73c5, unsigned(AUDIO_TRACK)),
    element(0x83, unsigned(2)),
    element(0x9c, unsigned(0)),
    element(0x86, text('A_OPUS')),
    element(0x63a2, opusHead()),
    element(0xe1, [element(0xb5, rate), element(0x9f, unsigned(CHANNELS))]),
  ]);
}

/** The header of Opus in files (RFC 7845, section 5.1). */
function opusHead(): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.writeUInt8(1, 8);
  head.writeUInt8(CHANNELS, 9);
  head.writeUInt32LE(SAMPLE_RATE, 12);
  return head;
}

function element(id: number, content: Buffer | Buffer[]): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : content;
  const length = Buffer.alloc(4);
  // The first four bits say that the length has four bytes.
  length.writeUInt32BE(0x10_00_00_00 + body.length);
  return Buffer.concat([unsigned(id), length, body]);
}

function unsigned(value: number): Buffer {
  const digits = value.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
}

const text = (value: string) => Buffer.from(value, 'latin1');
