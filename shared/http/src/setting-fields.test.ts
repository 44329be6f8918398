import { object } from 'yup';
import { givenSettings, logLevel } from './setting-fields';
import { trustedProxies } from './trusted-proxies';

const schema = object({ LOG_LEVEL: logLevel(), TRUSTED_PROXIES: trustedProxies() });
const read = (environment: Record<string, string>) =>
  schema.validateSync(givenSettings(environment));

test('an empty setting gets its default value', () => {
  const defaults = { LOG_LEVEL: 'info', TRUSTED_PROXIES: 'loopback' };
  expect(read({})).toEqual(defaults);
  expect(read({ LOG_LEVEL: '', TRUSTED_PROXIES: '' })).toEqual(defaults);
});

test.each(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])(
  'every program accepts the log level %s',
  (level) => {
    expect(read({ LOG_LEVEL: level }).LOG_LEVEL).toBe(level);
  },
);

test.each([
  'loopback',
  '10.0.0.7',
  '10.0.0.0/8,loopback',
  'uniquelocal,linklocal',
  '2001:db8::/32',
  '::1',
])('%s are trusted proxies', (value) => {
  expect(read({ TRUSTED_PROXIES: value }).TRUSTED_PROXIES).toBe(value);
});

test.each([
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.256'],
  ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.2'],
  ['TRUSTED_PROXIES', 'loopback,'],
  ['TRUSTED_PROXIES', '2001:db8::/129'],
])('the error names %s when it is %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});
