import fc from 'fast-check';
import { hostileText } from './hostile-text';

const DEPTH = 5_000;

/** JSON values that no form would send. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  {
    weight: 5,
    arbitrary: fc.constantFrom<unknown[]>(
      null,
      true,
      false,
      0,
      -0,
      -1,
      0.1,
      1e308,
      -1e308,
      5e-324,
      2 ** 31,
      2 ** 53,
      2 ** 63,
      [],
      {},
      [[]],
      [null],
      { length: -1 },
      { toString: 1, valueOf: 1 },
      { then: 1 },
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'),
    ),
  },
  { weight: 3, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(33, 200).map((depth) => nested(depth)) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 1_600 }, (_, index) => index)) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
);

/** Bodies that are mostly invalid or unusual JSON. */
export const hostileBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom<Array<string | Buffer>>(
    '',
    ' ',
    '{',
    '{}{}',
    'null',
    '[]',
    '"text"',
    '1e999999',
    '-',
    'NaN',
    "{'a':1}",
    '{"a":1,}',
    '{"a":1,"a":2}',
    '{"a":"\u0001"}',
    '{"a":"\\ud800"}',
    '{"a\\u0000":1}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '\ufeff{}',
    Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
    Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
    Buffer.from('{}', 'utf16le'),
    '['.repeat(DEPTH * 10),
    `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
    `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
    `{${Array.from({ length: DEPTH }, (_, index) => `"${index}":0`).join(',')}}`,
    `{"a":${'9'.repeat(DEPTH)}}`,
  ),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  fc.json(),
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
