/** The elements of a WebM file, without the index for seeking: that can only be written at the end, and a recording must be usable at any time. */

/** The IDs of the elements, by their names in the specification of Matroska. */
const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  codecPrivate: 0x63a2,
  audio: 0xe1,
  samplingFrequency: 0xb5,
  channels: 0x9f,
} as const;

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
    element(ID.ebml, [
      element(ID.ebmlVersion, unsigned(1)),
      element(ID.ebmlReadVersion, unsigned(1)),
      element(ID.ebmlMaxIdLength, unsigned(4)),
      element(ID.ebmlMaxSizeLength, unsigned(8)),
      element(ID.docType, text('webm')),
      element(ID.docTypeVersion, unsigned(4)),
      element(ID.docTypeReadVersion, unsigned(2)),
    ]),
    // The segment, of unknown length.
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    element(ID.info, [
      element(ID.timestampScale, unsigned(TIMESTAMP_SCALE)),
      element(ID.muxingApp, text('sopaan')),
      element(ID.writingApp, text('sopaan')),
    ]),
    element(ID.tracks, [videoTrack(width, height), audioTrack()]),
  ]);
}

/** A cluster. Its blocks must be less than 32 seconds apart. */
export function webmCluster(blocks: readonly Block[]): Buffer {
  const sorted = blocks.toSorted((a, b) => a.milliseconds - b.milliseconds);
  const start = sorted[0]?.milliseconds ?? 0;
  return element(ID.cluster, [
    element(ID.timestamp, unsigned(start)),
    ...sorted.map(({ track, milliseconds, isKeyFrame, data }) => {
      const header = Buffer.from([0x80 | track, 0, 0, isKeyFrame ? 0x80 : 0]);
      header.writeInt16BE(milliseconds - start, 1);
      return element(ID.simpleBlock, [header, data]);
    }),
  ]);
}

function videoTrack(width: number, height: number): Buffer {
  return element(ID.trackEntry, [
    element(ID.trackNumber, unsigned(VIDEO_TRACK)),
    element(ID.trackUid, unsigned(VIDEO_TRACK)),
    element(ID.trackType, unsigned(1)),
    element(ID.flagLacing, unsigned(0)),
    element(ID.codecId, text('V_VP8')),
    element(ID.video, [
      element(ID.pixelWidth, unsigned(width)),
      element(ID.pixelHeight, unsigned(height)),
    ]),
  ]);
}

function audioTrack(): Buffer {
  const rate = Buffer.alloc(4);
  rate.writeFloatBE(SAMPLE_RATE);
  return element(ID.trackEntry, [
    element(ID.trackNumber, unsigned(AUDIO_TRACK)),
    element(ID.trackUid, unsigned(AUDIO_TRACK)),
    element(ID.trackType, unsigned(2)),
    element(ID.flagLacing, unsigned(0)),
    element(ID.codecId, text('A_OPUS')),
    element(ID.codecPrivate, opusHead()),
    element(ID.audio, [
      element(ID.samplingFrequency, rate),
      element(ID.channels, unsigned(CHANNELS)),
    ]),
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
