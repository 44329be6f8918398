import fc from 'fast-check';
import { decodeCursor, encodeCursor } from './cursor';

test('a decoded cursor equals the encoded key', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (key) => {
      expect(decodeCursor(encodeCursor(key), key.length)).toEqual(key);
    }),
  );
});

test.each([
  ['nonsense', '%%%'],
  ['not a list', Buffer.from('{"a":1}').toString('base64url')],
  ['too short', encodeCursor(['a'])],
  ['a list of numbers', Buffer.from('[1,2]').toString('base64url')],
])('rejects a cursor that is %s, naming the field', (_, cursor) => {
  expect(() => decodeCursor(cursor, 2)).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED', fields: { cursor: expect.any(String) } }),
  );
});
