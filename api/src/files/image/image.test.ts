import sharp from 'sharp';
import { reencodeImage } from './image';
import { readImageHeader } from './image-header';
import {
  aChunk,
  aJpeg,
  aLosslessWebp,
  anAnimatedPng,
  aPhonePicture,
  aPng,
  aSegment,
  aWebp,
  withChunk,
} from './testing/pictures';

const SECRET = 'GPS 26.8467 N 80.9462 E';
const SIZE = { width: 120, height: 100 };

async function reencode(bytes: Buffer) {
  const header = readImageHeader(bytes);
  const image = header && (await reencodeImage(bytes, header));
  return image && { ...image, ...(await sharp(image.bytes).metadata()) };
}

test.each([
  ['image/png', aPng()],
  ['image/jpeg', aJpeg],
  ['image/webp', aWebp],
  ['image/webp', aLosslessWebp],
] as const)('%s is detected by its content, and keeps its type', async (mediaType, bytes) => {
  expect(readImageHeader(bytes)).toEqual({ mediaType, ...SIZE });
  expect(await reencode(bytes)).toMatchObject({
    ...{ mediaType, ...SIZE },
    format: mediaType.slice('image/'.length),
  });
});

test('a photo is rotated upright and loses its location', async () => {
  const image = await reencode(aPhonePicture(SECRET));
  expect(image).toMatchObject({ width: SIZE.height, height: SIZE.width });
  expect(image?.orientation).toBeUndefined();
  expect(image?.bytes.includes('GPS')).toBe(false);
});

test('a large image is resized proportionally', async () => {
  const image = await reencode(aPng(2_000, 500));
  expect(image).toMatchObject({ width: 1_024, height: 256 });
});

const insertAt = (offset: number, ...segments: Buffer[]) =>
  Buffer.concat([aJpeg.subarray(0, offset), ...segments, aJpeg.subarray(offset)]);

test.each([
  ['colour profile', insertAt(2, aSegment(0xe2, `ICC_PROFILE\0\x01\x01${SECRET}`))],
  ['Adobe segment', insertAt(2, aSegment(0xee, `Adobe\0\x64\0\0\0\0\0${SECRET}`))],
  ['comment', insertAt(2, aSegment(0xfe, SECRET))],
  ['tail of a JPEG', Buffer.concat([aJpeg, Buffer.from(SECRET)])],
  ['text of a PNG', withChunk(aPng(), aChunk('tEXt', Buffer.from(`Comment\0${SECRET}`)))],
  ['profile of a PNG', withChunk(aPng(), aChunk('iCCP', Buffer.from(`a\0\0${SECRET}`)))],
  ['tail of a WebP', Buffer.concat([aWebp, Buffer.from(SECRET)])],
])('[S7] removes text from a %s', async (_, bytes) => {
  expect(bytes.includes(SECRET)).toBe(true);
  const image = await reencode(bytes);
  expect(image).toMatchObject(SIZE);
  expect(image?.bytes.includes(SECRET)).toBe(false);
});

test('[S7] an animated PNG with ten thousand frames becomes an image with one frame', async () => {
  const bytes = anAnimatedPng(10_000);
  const image = await reencode(bytes);
  expect(image).toMatchObject(SIZE);
  expect(image?.bytes.includes('fdAT')).toBe(false);
  expect(image?.bytes.length).toBeLessThan(1_000);
});

const frameOffset = aJpeg.indexOf(Buffer.from([0xff, 0xc0]));
const scanOffset = aJpeg.indexOf(Buffer.from([0xff, 0xda]));
const frameLength = 2 + aJpeg.readUInt16BE(frameOffset + 2);
/** The frame header of the JPEG, but with a height of 12,000 pixels. */
const otherFrame = Buffer.from(aJpeg.subarray(frameOffset, frameOffset + frameLength));
otherFrame.writeUInt16BE(12_000, 5);

test('[S7] ignores a frame header after the scan of a JPEG', async () => {
  const image = await reencode(insertAt(aJpeg.length - 2, otherFrame));
  expect(image).toMatchObject(SIZE);
});

test.each([
  ['a JPEG with a second frame header', insertAt(frameOffset + frameLength, otherFrame)],
  ['a JPEG with a frame header before its own', insertAt(frameOffset, otherFrame)],
  [
    'a JPEG with 101 scans',
    insertAt(scanOffset, ...Array<Buffer>(100).fill(aJpeg.subarray(scanOffset, -2))),
  ],
  ['a PNG whose pixels cannot be inflated', aPng(120, 100, Buffer.from('no deflate'))],
  ['a PNG that has fewer pixels than it says', aPng(120, 100, Buffer.alloc(0))],
])('[S7] rejects %s', async (_, bytes) => {
  expect(await reencode(bytes)).toBeUndefined();
});

test.each([
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['an image of another type', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['a PNG that is cut off', aPng().subarray(0, -20)],
  ['a PNG without pixels', Buffer.concat([aPng().subarray(0, 33), aPng().subarray(-12)])],
  ['a JPEG that is cut off', aJpeg.subarray(0, -10)],
  ['a WebP that is cut off', aWebp.subarray(0, -5)],
  ['a signature alone', aPng().subarray(0, 8)],
  ['nothing', Buffer.alloc(0)],
])('rejects %s', async (_, bytes) => {
  expect(await reencode(bytes)).toBeUndefined();
});
