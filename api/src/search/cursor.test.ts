import fc from 'fast-check';
import { decodeCursor, encodeCursor } from './cursor';

test('a cursor gives back the key it was made of', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (key) => {
      expect(decodeCursor(encodeCursor(key), key.length)).toEqual(key);
    }),
  );
});

test.each([
  ['nonsense', '%%%'],
  ['no list', Buffer.from('{"a":1}').toString('base64url')],
  ['too short', encodeCursor(['a'])],
  ['numbers', Buffer.from('[1,2]').toString('base64url')],
])('a cursor that is %s is refused by name', (_, cursor) => {
  expect(() => decodeCursor(cursor, 2)).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED', fields: { cursor: expect.any(String) } }),
  );
});
