import { ApiError } from '../../http/api-error';
import { failureReason, isRecipientRefused, isRejected } from './failure-reason';

test.each([
  ['550 5.1.1 <asha.rao@example.com>: unknown', '550 5.1.1 <address>: unknown'],
  ['see https://mail.example/help?for=asha now', 'see <link> now'],
  ['token AbCdEfGhIjKlMnOpQrStUvAbCdEfGhIjKlMnOpQrStUv', 'token <…>'],
  ['your code 482 913, or 482913', 'your code <…>, or <…>'],
  ['two\r\nlines\u0000', 'two lines'],
])('%j is reported as %j', (message, reason) => {
  expect(failureReason(new Error(message))).toBe(reason);
});

test('the reason of a failure has at most 300 characters and includes code and command', () => {
  expect(failureReason(new Error('so long '.repeat(100))).length).toBeLessThanOrEqual(300);
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
    code: 'ESOCKET',
    command: 'CONN',
  });
  expect(failureReason(refused)).toBe('ESOCKET CONN: connect ECONNREFUSED 127.0.0.1:25');
  expect(failureReason(new ApiError('UNAVAILABLE'))).toMatch(/^UNAVAILABLE: /);
  expect(failureReason('odd')).toBe('odd');
});

test.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
  [{ code: 'EENVELOPE', command: 'API' }, true],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, false],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 530 }, false],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 503 }, false],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
  [{ code: 'ETLS', command: 'STARTTLS', responseCode: 554 }, false],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, false],
  [{}, false],
])('%j: permanent rejection is %s', (properties, rejected) => {
  expect(isRejected(Object.assign(new Error('no'), properties))).toBe(rejected);
});

test.each([
  [{ command: 'RCPT TO', responseCode: 550 }, '550 5.1.1 no such box', true],
  [{ command: 'RCPT TO', responseCode: 550 }, '550 no such box', true],
  [{ command: 'API' }, 'No recipients defined', true],
  [{ command: 'RCPT TO', responseCode: 550 }, '550 5.7.1 your network is blocked', false],
  [{ command: 'RCPT TO', responseCode: 450 }, '450 4.2.1 busy', false],
  [{ command: 'MAIL FROM', responseCode: 550 }, '550 5.1.8 unknown sender', false],
])('%j %s: the recipient is refused: %s', (properties, message, refused) => {
  const error = Object.assign(new Error(message), { code: 'EENVELOPE', ...properties });
  expect(isRecipientRefused(error)).toBe(refused);
  expect(isRecipientRefused(Object.assign(error, { code: 'EMESSAGE', command: 'DATA' }))).toBe(
    false,
  );
});
