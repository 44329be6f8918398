import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { newPreviewId, previewTokens } from './preview-token';

const secret = 'the secret of this site, long enough';
const tokens = previewTokens(secret);
const preview = { id: newPreviewId(), expires: new Date('2030-01-02T03:04:05Z') };

test('an id never looks like an option of a command', () => {
  for (let count = 0; count < 500; count += 1) expect(newPreviewId()).toMatch(/^[0-9a-f]{16}$/);
});

test('a token names its preview and expiry to every process with the secret', () => {
  expect(previewTokens(secret).read(tokens.sign(preview))).toEqual(preview);
});

test('rejects a token that differs in one character', () => {
  const token = tokens.sign(preview);
  const positions = fc.nat({ max: token.length - 1 });
  const characters = fc.constantFrom(...'abcxyzABCXYZ0189-_.');
  fc.assert(
    fc.property(positions, characters, (position, character) => {
      fc.pre(token[position] !== character);
      const forged = token.slice(0, position) + character + token.slice(position + 1);
      expect(tokens.read(forged)).toBeUndefined();
    }),
  );
});

test('rejects any other last character, even if it decodes to the same bytes', () => {
  const token = tokens.sign(preview);
  const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter(
    (character) => character !== token.at(-1),
  );
  for (const other of others) expect(tokens.read(token.slice(0, -1) + other)).toBeUndefined();
});

test('rejects tokens signed with another secret or without key derivation', () => {
  expect(previewTokens(`${secret}!`).read(tokens.sign(preview))).toBeUndefined();
  const payload = `${preview.id}.zzzzzz`;
  const mac = createHmac('sha256', secret).update(payload).digest('base64url');
  expect(tokens.read(`${payload}.${mac}`)).toBeUndefined();
});

test('never throws, whatever the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tokens.read(text) === undefined));
  expect(tokens.read('')).toBeUndefined();
});
