import { linkKeys, newLinkId } from './link-keys';

const keys = linkKeys('a secret of 32 characters or more');
const otherKeys = linkKeys('another secret of as many characters');
const ids = Array.from({ length: 300 }, newLinkId);

test('ids are unique, and ids, tokens and cookies are safe in a URL', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(keys.tokenOf(id)).toMatch(/^[\w-]{44}$/);
    expect(keys.cookieOf(id)).toMatch(/^[\w-]{44}$/);
  }
});

test('the id of a token can be read only with the secret and for the use that it was made for', () => {
  const [id = ''] = ids;
  expect(keys.idOfToken(keys.tokenOf(id))).toBe(id);
  expect(keys.idOfCookie(keys.cookieOf(id))).toBe(id);
  expect(keys.idOfToken(keys.cookieOf(id))).toBeUndefined();
  expect(keys.idOfCookie(keys.tokenOf(id))).toBeUndefined();
  expect(otherKeys.idOfToken(keys.tokenOf(id))).toBeUndefined();
});

test('codes have six digits, may start with zeros and are evenly distributed', () => {
  const codes = ids.map(keys.codeOf);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(295);
  expect(new Set(codes.map((code) => code.charAt(0))).size).toBe(10);
});

test('a code is valid only for the id and the secret that it was derived from', () => {
  const [id = '', other = ''] = ids;
  expect(keys.isCodeOf(id, keys.codeOf(id))).toBe(true);
  expect(keys.isCodeOf(id, keys.codeOf(other))).toBe(false);
  expect(keys.isCodeOf(id, otherKeys.codeOf(id))).toBe(false);
  expect(keys.isCodeOf(id, '')).toBe(false);
});

test('the link id of a mail is deterministic', () => {
  expect(keys.idForMail('m1')).toBe(keys.idForMail('m1'));
  expect(keys.idForMail('m1')).not.toBe(keys.idForMail('m2'));
  expect(keys.idForMail('m1')).not.toBe(otherKeys.idForMail('m1'));
  expect(keys.idForMail('m1')).toMatch(/^[\w-]{22}$/);
});
