import {
  createPackEndpoint,
  openPackEndpoint,
  openPackFileEndpoint,
} from '@sopaan/schemas/wallet/packs';
import { getWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import sharp from 'sharp';
import { aPhonePicture, aPng } from '../../files/image/testing/pictures';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';
import { sendDocument } from './testing/wallet';
import { aPdf, aPdfThatInflatesTo } from './testing/pdf';
import { readStamps } from './testing/pdf-stamps';
import { layOutStamps } from './watermark/stamp-layout';
import { addWatermark } from './watermark/watermark';
import { watermarkPdf } from './watermark/watermark-pdf';
import { watermarkText } from './watermark/watermark-text';

const api = testApp();

const SLOT = 'panCard' as const;
const newPack = { receiver: 'City Bank', days: 7, slots: [SLOT] };

async function memberWithDocument(name: string, bytes: Buffer) {
  const member = await api.signUp();
  const response = await sendDocument(api, member.token, SLOT, { name, bytes });
  expect(response.statusCode).toBe(200);
  return member;
}

/** What the recipient of a link to the only document gets. */
async function openShared(token: string) {
  const { token: link } = await api.call(createPackEndpoint, newPack, token);
  const { documents } = await api.call(openPackEndpoint, { token: link });
  const fileId = documents[0]?.fileId ?? '';
  return { fileId, response: await send(api.app, openPackFileEndpoint, { token: link, fileId }) };
}

async function ownBytes(token: string, fileId: string): Promise<Buffer> {
  const { headers } = await send(api.app, getWalletEndpoint, {}, token);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const preview = await api.app.inject({
    url: `/api/wallet/files/${fileId}`,
    headers: { cookie },
  });
  return preview.rawPayload;
}

async function aPicture(colour: string, width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: colour };
  return sharp({ create }).png().toBuffer();
}

/** The share of pixels in each quarter that differ from the colour by more than encoding changes them. */
async function changedShares(image: Buffer, grey: number): Promise<number[]> {
  const { width, height } = await sharp(image).metadata();
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const shares: number[] = [];
  for (const left of [0, half.width]) {
    for (const top of [0, half.height]) {
      const pixels = await sharp(image)
        .extract({ left, top, ...half })
        .greyscale()
        .raw()
        .toBuffer();
      const changed = pixels.filter((pixel) => Math.abs(pixel - grey) > 25).length;
      shares.push(changed / pixels.length);
    }
  }
  return shares;
}

test('the text names the recipient and the date of the pack in India', () => {
  const sharedAt = new Date('2026-11-24T20:00:00Z');
  expect(watermarkText({ recipient: 'City Bank', sharedAt })).toBe(
    'Shared with City Bank on 25 Nov 2026',
  );
});

test.each([
  ['white', 255, 1_000, 700],
  ['black', 0, 700, 1_000],
])('a %s picture has stamps in each quarter, and stays readable', async (colour, grey, ...size) => {
  const original = await aPicture(colour, ...size);
  const { token } = await memberWithDocument('pan.png', original);
  const { response, fileId } = await openShared(token);
  expect(response.headers['content-type']).toBe('image/png');
  for (const share of await changedShares(response.rawPayload, grey)) {
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.15);
  }
  expect(await changedShares(original, grey)).toEqual([0, 0, 0, 0]);
  expect((await ownBytes(token, fileId)).equals(original)).toBe(true);
});

test('stamps differ by recipient and date, even in Devanagari', async () => {
  const bytes = await aPicture('white', 1_000, 700);
  const stamped = async (text: string) => {
    const result = await addWatermark({ mediaType: 'image/png', bytes }, text);
    return 'bytes' in result ? Buffer.from(result.bytes).toString('base64') : result.problem;
  };
  const texts = ['to A on 1', 'to A on 2', 'to B on 1', 'बैंक', 'डाकघर', 'a < b & c'];
  const copies = await Promise.all(texts.map(stamped));
  expect(new Set(copies).size).toBe(texts.length);
});

test('a photo is turned upright, and a small picture enlarged so that the text can be read', async () => {
  const turned = await addWatermark(
    { mediaType: 'image/jpeg', bytes: aPhonePicture('secret') },
    'Shared',
  );
  const bytes = 'bytes' in turned ? turned.bytes : new Uint8Array();
  // It is stored lying on its side: 120 by 100.
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 833,
    height: 1_000,
    format: 'jpeg',
  });
  expect(Buffer.from(bytes).includes('secret')).toBe(false);
});

test.each([
  [595, 842],
  [842, 595],
  [1_000, 40],
  [40, 1_000],
])('each stamp of a page of %d by %d is within its quarter', (width, height) => {
  for (const stamp of [
    { width: 1_500, height: 90 },
    { width: 200, height: 90 },
  ]) {
    const { angle, size, centers } = layOutStamps({ width, height }, stamp);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    expect(size.width * cos + size.height * sin).toBeLessThan(width / 2);
    expect(size.width * sin + size.height * cos).toBeLessThan(height / 2);
    expect(new Set(centers.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  }
});

test('every page of a PDF has four stamps, which read upwards in the viewer, whatever its rotation', async () => {
  const pages = [
    { size: [595, 842] as const },
    { size: [842, 595] as const },
    ...[90, 180, 270, -90, 450].map((rotation) => ({ size: [595, 842] as const, rotation })),
    { size: [595, 842] as const, crop: [100, 200, 300, 150] as const, rotation: 90 },
  ];
  const original = await aPdf(pages);
  const { token } = await memberWithDocument('marks.pdf', original);
  const { response, fileId } = await openShared(token);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
  });
  const stamped = await readStamps(response.rawPayload);
  expect(stamped).toHaveLength(pages.length);
  for (const { page, stamps } of stamped) {
    expect(stamps).toHaveLength(4);
    const box = page.getCropBox();
    for (const corners of stamps) {
      for (const [x, y] of corners) {
        expect(x).toBeGreaterThan(box.x);
        expect(x).toBeLessThan(box.x + box.width);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(box.y + box.height);
      }
      const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = corners;
      // The viewer turns the page clockwise.
      const turn = (-page.getRotation().angle * Math.PI) / 180;
      const [along, across] = [x1 - x0, y1 - y0];
      expect(along * Math.cos(turn) - across * Math.sin(turn)).toBeGreaterThan(50);
      expect(along * Math.sin(turn) + across * Math.cos(turn)).toBeGreaterThan(50);
    }
  }
  expect((await readStamps(original))[0]?.stamps).toEqual([]);
  expect((await ownBytes(token, fileId)).equals(original)).toBe(true);
});

test.each([
  ['an encrypted PDF', 'a.pdf', () => aPdf(undefined, { password: 'secret' }), /password/],
  ['a damaged PDF', 'a.pdf', () => Buffer.from('%PDF-1.7\nhello'), /damaged/],
  ['a PDF that fills the memory', 'a.pdf', () => aPdfThatInflatesTo(300_000_000), /too large/],
  ['a picture that is cut off', 'a.png', () => aPng().subarray(0, -20), /damaged/],
  [
    'a picture of too many pixels',
    'a.png',
    () => aPng(20_000, 20_000, Buffer.alloc(9)),
    /too large/,
  ],
])(
  '%s is stored, but refused for a pack before anything is shared',
  async (_, name, bytes, reason) => {
    const { token, userId } = await memberWithDocument(name, await bytes());
    const { documents } = await api.call(getWalletEndpoint, {}, token);
    expect(documents[0]?.packProblem).toEqual(expect.any(String));
    const refused = () => api.rejection(createPackEndpoint, newPack, token);
    const expected = {
      status: 400,
      fields: { slots: expect.stringMatching(reason) },
    };
    expect(await refused()).toMatchObject(expected);
    // A document that was stored before there were watermarks is checked when it is chosen.
    await api.database.query('update wallet_files set watermark_check = null');
    expect(await refused()).toMatchObject(expected);
    const packs = await api.database.query('select id from wallet_packs where user_id = $1', [
      userId,
    ]);
    expect(packs).toEqual([]);
  },
);

test('a stamping job that takes too long is ended, and jobs are refused while too many wait', async () => {
  const job = { pdf: await aPdf(), stamp: aPng() };
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => watermarkPdf(job, 1)));
  const problems = results.map((result) =>
    result.status === 'fulfilled' ? result.value : result.reason,
  );
  expect(problems.slice(0, 10)).toEqual(Array(10).fill({ problem: 'too-large' }));
  expect(problems.slice(10)).toMatchObject([{ code: 'UNAVAILABLE' }, { code: 'UNAVAILABLE' }]);
});
