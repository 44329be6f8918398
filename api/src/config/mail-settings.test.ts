import { readSettings } from './settings';

const FROM = 'Sopaan <no-reply@sopaan.example>';
const mailOf = (environment: Record<string, string>) =>
  readSettings({ DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/sopaan', ...environment }).mail;

test('without SMTP_URL mails are written to the data directory', () => {
  expect(mailOf({ SOPAAN_DATA: '/srv/data' })).toEqual({
    smtp: undefined,
    folder: '/srv/data/mail',
    from: 'Sopaan <no-reply@localhost.localdomain>',
  });
});

test.each([
  [
    'smtp://site:p%40ss%20word@mail.example:2525',
    {
      host: 'mail.example',
      port: 2525,
      security: 'starttls',
      login: { user: 'site', password: 'p@ss word' },
    },
  ],
  ['smtp://mail.example', { host: 'mail.example', port: 587, security: 'starttls' }],
  ['smtps://mail.example/', { host: 'mail.example', port: 465, security: 'tls' }],
  ['smtp://10.0.0.5:25?ignoreTLS=true', { host: '10.0.0.5', port: 25, security: 'none' }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, security: 'none' }],
  ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, security: 'none' }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, security: 'none' }],
  ['smtps://localhost:465', { host: 'localhost', port: 465, security: 'tls' }],
  ['smtp://127.0.0.1.example:25', { host: '127.0.0.1.example', port: 25, security: 'starttls' }],
])('parses the SMTP URL %s', (url, server) => {
  expect(mailOf({ SMTP_URL: url, MAIL_FROM: FROM }).smtp).toEqual({ login: undefined, ...server });
});

test.each([FROM, 'no-reply@sopaan.example', 'सोपान <no-reply@sopaan.example>'])(
  'the sender may be %s',
  (from) => {
    expect(mailOf({ MAIL_FROM: from }).from).toBe(from);
  },
);

test('SMTP_URL requires MAIL_FROM', () => {
  expect(() => mailOf({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM is required');
});

test.each([
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://site:hush@mail.example:99999'],
  ['SMTP_URL', 'smtp://site:hush@mail.example:0'],
  ['SMTP_URL', 'smtp://site:hush%ZZ@mail.example'],
  ['SMTP_URL', 'smtp://site:hush@mail.example/path'],
  ['SMTP_URL', 'smtp://site:hush@mail.example?requireTLS=false'],
  ['SMTP_URL', 'smtp://site:hush@mail.example#x'],
  ['SMTP_URL', 'smtp://site:hush hush@mail.example'],
  ['MAIL_FROM', 'Sopaan'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['MAIL_FROM', 'Sopaan <a@b.example> <c@d.example>'],
  ['MAIL_FROM', 'Sopaan <a@b.example>\r\nBcc: eve@example.com'],
])('the error names %s when it is %j, but contains no password', (name, value) => {
  const readInvalid = () => mailOf({ MAIL_FROM: FROM, [name]: value });
  expect(readInvalid).toThrow(name);
  expect(readInvalid).not.toThrow(/hush/);
});
