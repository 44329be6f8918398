import { tokenSubject } from './token-subject';

const token = (claims: object) =>
  `e30.${btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}.s`;

test('reads the account of a token', () => {
  expect(tokenSubject(token({ sub: 'u-1', role: '>>>???' }))).toBe('u-1');
  expect(tokenSubject(token({ sub: 'u-22' }))).toBe('u-22');
});

test.each(['', 'T1', 'a.b.c', token({}), token({ sub: {} }), `e30.${btoa('[1')}.s`])(
  'returns null for a token without a readable subject: %p',
  (text) => {
    expect(tokenSubject(text)).toBeNull();
  },
);
