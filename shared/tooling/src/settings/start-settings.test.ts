import { readStartSettings } from './start-settings';

test('without settings the site runs on this machine only, at port 3000, with its data in var/', () => {
  expect(readStartSettings({ PORT: '' }, '/project')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: '/project/var',
    databaseUrl: undefined,
  });
});

test('an absolute data folder is taken as it is', () => {
  expect(readStartSettings({ SOPAAN_DATA: '/srv/my data' }, '/project').dataFolder).toBe(
    '/srv/my data',
  );
});

test('an error names every setting that is wrong, and repeats no password', () => {
  const read = () =>
    readStartSettings({ PORT: 'many', DATABASE_URL: 'mysql://me:secret@host/db' }, '/project');
  expect(read).toThrow(/PORT must be a number, but is "many"/);
  expect(read).toThrow(/DATABASE_URL must look like postgres:/);
  expect(read).not.toThrow(/secret/);
});

test.each(['0', '70000', '80.5'])('PORT=%s is refused', (PORT) => {
  expect(() => readStartSettings({ PORT }, '/project')).toThrow('PORT must be');
});
