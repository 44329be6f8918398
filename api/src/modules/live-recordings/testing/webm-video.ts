import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/**
 * A video of VP8 with a frame a second, as a media server would write it: without length and index. It lasts until the start of the last
 * frame.
 */
export async function webmVideo(frames: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: 640, codedHeight: 360 };
  for (let second = 0; second < frames; second += 1) {
    // The header of a VP8 key frame of 640 × 360 (RFC 6386, 9.1), and a byte that differs between frames.
    const data = new Uint8Array([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 2, 0x68, 1, second % 256]);
    await source.add(new EncodedPacket(data, 'key', second, 1), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
