import { readStartSettings } from './start-settings';

test('defaults to 127.0.0.1, port 3000 and var/', () => {
  expect(readStartSettings({ PORT: '' }, '/project')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/project/var',
    databaseUrl: undefined,
  });
});

test('keeps an absolute data directory', () => {
  expect(readStartSettings({ SOPAAN_DATA: '/srv/my data' }, '/project').dataDir).toBe(
    '/srv/my data',
  );
});

test('names every invalid setting without printing passwords', () => {
  const read = () =>
    readStartSettings({ PORT: 'many', DATABASE_URL: 'mysql://me:secret@host/db' }, '/project');
  expect(read).toThrow(/PORT must be a number, but is "many"/);
  expect(read).toThrow(/DATABASE_URL must look like postgres:/);
  expect(read).not.toThrow(/secret/);
});

test.each(['0', '70000', '80.5'])('rejects PORT=%s', (PORT) => {
  expect(() => readStartSettings({ PORT }, '/project')).toThrow('PORT must be');
});
