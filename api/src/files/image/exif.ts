const HEADER = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;
const UPRIGHT = 1;

/** Which side is up, 1 to 8, out of the Exif segment of a JPEG; phones do not turn the pixels themselves. */
export function orientationOf(segment: Buffer): number {
  // Marker and length come before it.
  if (!segment.subarray(4, 4 + HEADER.length).equals(HEADER)) return UPRIGHT;
  const tiff = segment.subarray(4 + HEADER.length);
  if (tiff.length < 8) return UPRIGHT;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return UPRIGHT;
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) break;
    const value = short(at + 8);
    if (short(at) === ORIENTATION) return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** An Exif segment that says which side is up, and nothing else; no bytes where that needs no saying. */
export function orientationSegment(orientation: number): Buffer {
  if (orientation === UPRIGHT) return Buffer.alloc(0);
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  // A short, one of it.
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const start = Buffer.from([0xff, 0xe1, 0, 0]);
  start.writeUInt16BE(2 + HEADER.length + tiff.length, 2);
  return Buffer.concat([start, HEADER, tiff]);
}
