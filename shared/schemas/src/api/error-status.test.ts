import { errorMessages, isErrorCode } from '@sopaan/contract/error-codes';
import { codeOfStatus, statusOfCode } from './error-status';

const CODES = Object.keys(errorMessages).filter(isErrorCode);

test('each status that a server sends has a code for clients that do not know the code sent with it', () => {
  const unknown = CODES.filter(
    (code) => codeOfStatus(statusOfCode(code), 'BAD_RESPONSE') === 'BAD_RESPONSE',
  );
  expect(unknown).toEqual([]);
});

test.each([
  [404, 'NOT_FOUND'],
  [418, 'BAD_RESPONSE'],
  [500, 'INTERNAL'],
  [503, 'UNAVAILABLE'],
  [507, 'INTERNAL'],
])('the status %i without a code is %s', (status, code) => {
  expect(codeOfStatus(status, 'BAD_RESPONSE')).toBe(code);
});

test('a code that only a browser creates has the status of an internal error', () => {
  expect(statusOfCode('NETWORK')).toBe(500);
  expect(statusOfCode('NOT_FOUND')).toBe(404);
});
