import { readImage } from './image';
import { aJpeg, aLosslessWebp, aPhonePicture, aPng, aWebp } from './pictures.fixture';

const PLACE = 'GPS 26.8467 N 80.9462 E';
const SIZE = { width: 120, height: 100 };

test.each([
  ['image/png', aPng()],
  ['image/jpeg', aJpeg],
  ['image/webp', aWebp],
  ['image/webp', aLosslessWebp],
] as const)('%s is known by its content, with its size, and stays as it is', (mediaType, bytes) => {
  expect(readImage(bytes)).toMatchObject({ mediaType, ...SIZE });
  const { bytes: kept } = readImage(bytes) ?? {};
  expect(readImage(kept ?? Buffer.alloc(0))).toMatchObject({ mediaType, ...SIZE, bytes: kept });
});

test('where a picture was taken does not stay in it, but which side is up does', () => {
  const { bytes: jpeg = Buffer.alloc(0) } = readImage(aPhonePicture(PLACE)) ?? {};
  expect(jpeg.includes(PLACE)).toBe(false);
  // Orientation 6, in a segment of its own.
  expect(jpeg.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
  const { bytes: again } = readImage(jpeg) ?? {};
  expect(again).toEqual(jpeg);

  const { bytes: png } = readImage(aPng(120, 100, PLACE)) ?? {};
  expect(png).toEqual(aPng());

  const exif = Buffer.concat([
    Buffer.from('EXIF'),
    Buffer.from([24, 0, 0, 0]),
    Buffer.from(PLACE.padEnd(24)),
  ]);
  const riff = Buffer.concat([aWebp, exif, Buffer.from('behind the end')]);
  riff.writeUInt32LE(aWebp.length + exif.length - 8, 4);
  expect(readImage(riff)?.bytes).toEqual(aWebp);
});

test('no small copy of what was cut away stays in a JPEG', () => {
  const segment = (marker: number, text: string) => {
    const bytes = Buffer.from(`\xff${String.fromCharCode(marker)}\0\0${text}`, 'latin1');
    bytes.writeUInt16BE(bytes.length - 2, 2);
    return bytes;
  };
  const pixels = 'the whole room'.padEnd(3 * 4 * 2);
  const colours = segment(0xe2, 'ICC_PROFILE\0\x01\x01profile');
  const [start, plain, rest] = [aJpeg.subarray(0, 2), aJpeg.subarray(2, 20), aJpeg.subarray(20)];
  const { bytes } =
    readImage(
      Buffer.concat([
        ...[start, segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x04\x02${pixels}`)],
        ...[segment(0xe0, `JFXX\0\x13${pixels}`), segment(0xe2, `FPXR\0${pixels}`), colours, rest],
      ]),
    ) ?? {};
  expect(bytes).toEqual(Buffer.concat([start, plain, colours, rest]));
});

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['a PNG that is cut off', aPng().subarray(0, -20)],
  ['a PNG without pixels', Buffer.concat([aPng().subarray(0, 33), aPng().subarray(-12)])],
  ['a JPEG that is cut off', aJpeg.subarray(0, -10)],
  ['a WebP that is cut off', aWebp.subarray(0, -5)],
  ['a signature alone', aPng().subarray(0, 8)],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', (_, bytes) => {
  expect(readImage(bytes)).toBeUndefined();
});
