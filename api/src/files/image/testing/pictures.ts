import { crc32, deflateSync } from 'node:zlib';

/** The length of a PNG's signature with the chunk IHDR, and of the chunk IEND. */
const PNG_START_BYTES = 33;
const PNG_END_BYTES = 12;

/** A black PNG of the given size, or with the given compressed pixels. */
export function aPng(
  width = 120,
  height = 100,
  pixels = deflateSync(Buffer.alloc((width + 1) * height)),
): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    aChunk('IHDR', header),
    aChunk('IDAT', pixels),
    aChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG. */
export function aChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}

/** The PNG with a chunk after its header. */
export function withChunk(png: Buffer, chunk: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, PNG_START_BYTES), chunk, png.subarray(PNG_START_BYTES)]);
}

/** A PNG of 120 by 100 pixels with `frames` further frames of one pixel. */
export function anAnimatedPng(frames: number): Buffer {
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
    return bytes;
  };
  const control = (sequence: number) =>
    aChunk(
      'fcTL',
      Buffer.concat([numbers(sequence, 1, 1, 0, 0), Buffer.from([0, 1, 0, 100, 0, 0])]),
    );
  const pixel = deflateSync(Buffer.alloc(2));
  const otherFrames = Array.from({ length: frames }, (_, index) => [
    control(2 * index),
    aChunk('fdAT', Buffer.concat([numbers(2 * index + 1), pixel])),
  ]);
  const png = withChunk(aPng(), aChunk('acTL', numbers(frames, 0)));
  return Buffer.concat([
    png.subarray(0, -PNG_END_BYTES),
    ...otherFrames.flat(),
    png.subarray(-PNG_END_BYTES),
  ]);
}

/** A segment of a JPEG. */
export function aSegment(marker: number, text: string): Buffer {
  const bytes = Buffer.from(`\xff${String.fromCharCode(marker)}\0\0${text}`, 'latin1');
  bytes.writeUInt16BE(bytes.length - 2, 2);
  return bytes;
}

/** One colour, 120 by 100 pixels. */
export const aJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNy' +
    'wtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09P' +
    'T09PT09PT09PT09PT09PT09PT09PT0//wAARCABkAHgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xA' +
    'AUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/a' +
    'AAwDAQACEQMRAD8AmAFbJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAf/9k=',
  'base64',
);

/** The same image as lossy WebP. */
export const aWebp = Buffer.from(
  'UklGRmgAAABXRUJQVlA4IFwAAABQBgCdASp4AGQAPxGIwFosKSakIKgBgCIJaW7hdKD6ACe93EdfOUhE3uIvLANdTe' +
    '6cywDXU3uI/HMIAAD+/fxfqiij//XG5uvB6vFUC+aOO4QxZxJ5KljyUAAAAA==',
  'base64',
);

/** The same image as lossless WebP. */
export const aLosslessWebp = Buffer.from(
  'UklGRiQAAABXRUJQVlA4TBcAAAAvd8AYAAfQqi50rP9hABLC//1SRP9T7QA=',
  'base64',
);

/** The JPEG like a phone's photo: rotated, with EXIF data and a location. */
export function aPhonePicture(location: string): Buffer {
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0', 'latin1'),
    Buffer.from(location),
  ]);
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0'), tiff]);
  exif.writeUInt16BE(exif.length - 2, 2);
  return Buffer.concat([aJpeg.subarray(0, 2), exif, aJpeg.subarray(2), Buffer.from(location)]);
}
