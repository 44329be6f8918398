import { requestId } from './request-id';

const of = (given: string) => requestId({ headers: { 'x-request-id': given } });

test('keeps a well-formed ID', () => {
  expect(of('req-7')).toBe('req-7');
});

test.each(['', 'a b', 'a\nb', 'x'.repeat(81), '{"a":1}'])(
  'replaces the malformed ID %j with a new one',
  (given) => {
    expect(of(given)).toMatch(/^[\da-f-]{36}$/);
    expect(of(given)).not.toBe(of(given));
  },
);

test('creates an ID for a request without one', () => {
  expect(requestId({ headers: {} })).toMatch(/^[\da-f-]{36}$/);
});
