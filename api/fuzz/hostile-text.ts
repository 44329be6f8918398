import fc from 'fast-check';

const base64 = (text: string) => Buffer.from(text).toString('base64url');

/** Strings that commonly break programs. */
const NAUGHTY_STRINGS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\ufeff',
  '\uffff',
  '\u2028\u2029',
  '\u202e',
  'İ',
  'ß'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(40),
  'e' + '\u0301'.repeat(200),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "'; drop table users; --",
  "' or 1=1 --",
  '$1',
  '%',
  '%_\\',
  '\\',
  '\\u0000',
  '%00',
  '%ZZ',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '..\\..\\x',
  '/',
  '.',
  '..',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: b=c',
  '& | ! ( ) : * <->',
  "a:*'b",
  '-1',
  '-0',
  '0x10',
  '1e3',
  '1e999',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '0000-00-00',
  '2026-02-30',
  '99999-12-31T00:00:00Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  base64('null'),
  base64('[]'),
  base64('{"__proto__":1}'),
  base64('[1e999,"\u0000"]'),
  base64('["2026-02-30T00:00:00Z",""]'),
  'eyJhbGciOiJub25lIn0.e30.',
  'a@b',
  '"a b"@example.com',
  `${'a'.repeat(250)}@example.com`,
  'a@example.com\u0000',
];

/** Text that no form would send, sometimes long. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...NAUGHTY_STRINGS) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map(fromUnits),
  },
  { weight: 2, arbitrary: fc.json().map(base64) },
  { weight: 2, arbitrary: fc.constantFrom(101, 256, 1001, 5000).map((count) => 'x'.repeat(count)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('(', 'a', '[', ' ', '\t').map((one) => one.repeat(20_000)),
  },
);

/** Any sequence of UTF-16 units, including lone surrogates. */
function fromUnits(units: number[]): string {
  return String.fromCharCode(...units);
}

/** A valid text with one change. */
export function mutatedText(valid: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const change = fc.record({
    /** A fraction of the length. */
    position: fc.double({ min: 0, max: 1, noNaN: true }),
    replacement: fc.string({ maxLength: 3 }),
  });
  return fc.tuple(valid, change).map(([text, { position, replacement }]) => {
    const index = Math.floor(position * text.length);
    return text.slice(0, index) + replacement + text.slice(index + 1);
  });
}
