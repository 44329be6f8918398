import fc from 'fast-check';

/** The characters that HTTP allows in a header: visible ones, spaces, and bytes above ASCII. */
const headerText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
      { weight: 1, arbitrary: fc.integer({ min: 0x80, max: 0xff }) },
    ),
    { maxLength: 60 },
  )
  .map((codes) => String.fromCharCode(...codes).trim());

const VALUES = [
  '',
  ',',
  ';',
  '=',
  '*',
  '"',
  'null',
  '__proto__',
  'a'.repeat(4_000),
  '%00',
  '%ZZ',
  'é',
  'Bearer',
  'Bearer ',
  'Bearer a.b.c',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
  'sopaan_refresh=',
  `sopaan_refresh=${'a'.repeat(43)}`,
  'sopaan_refresh=%00; sopaan_sign_up=%ZZ; __proto__=1',
  'sopaan_sign_up=a.b; sopaan_sign_up="',
  'bytes=0-0,-1',
  'gzip;q=x, br;q=9, *',
  'application/json; charset=utf-16',
  '127.0.0.1, ::1, unknown',
  '::ffff:1.2.3.4',
  'https://evil.example',
];

const NAMES = [
  'accept',
  'accept-encoding',
  'accept-language',
  'api-key',
  'authorization',
  'cookie',
  'forwarded',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'x-sopaan-edge-key',
  'x-sopaan-set',
];

/** Some of the headers that the API, the edge or a proxy may read, with hostile values. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(fc.constantFrom(...VALUES), headerText),
  { maxKeys: 4 },
);

export const CONTENT_TYPES = [
  '',
  'application/JSON',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/json, text/plain',
  'application/octet-stream',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  '*/*',
  '/',
  'é',
];
