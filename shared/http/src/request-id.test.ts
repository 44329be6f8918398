import { requestId } from './request-id';

const idFor = (given: string) => requestId({ headers: { 'x-request-id': given } });

test('keeps a well-formed ID', () => {
  expect(idFor('req-7')).toBe('req-7');
});

test.each(['', 'a b', 'a\nb', 'x'.repeat(81), '{"a":1}'])(
  'replaces the malformed ID %j with a new one',
  (given) => {
    expect(idFor(given)).toMatch(/^[\da-f-]{36}$/);
    expect(idFor(given)).not.toBe(idFor(given));
  },
);

test('creates an ID for a request without one', () => {
  expect(requestId({ headers: {} })).toMatch(/^[\da-f-]{36}$/);
});
