import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeLetter } from '../../testing/fake-letter';
import { makeMessage } from '../message/message';
import { folderTransport } from './folder-transport';

const never = new AbortController().signal;
const FROM = 'Sopaan <no-reply@sopaan.example>';
const row = { id: 'one', createdAt: new Date('2026-01-02T03:04:05.678Z') };
const NAME = '2026-01-02T030405.678Z-one.eml';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sopaan-mail-'));
  folder = join(parent, 'mail');
});
afterEach(() => rm(parent, { recursive: true }));

test('a mail is a file that only the site may read, named by time and row', async () => {
  const message = await makeMessage(row, fakeLetter(), FROM);
  await folderTransport(folder).send(message, never);

  expect(await readdir(folder)).toEqual([NAME]);
  expect((await readFile(join(folder, NAME))).equals(message.source)).toBe(true);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, NAME))).mode & 0o777).toBe(0o600);
});

test('several attempts at once and later make one file', async () => {
  const message = await makeMessage(row, fakeLetter(), FROM);
  const transport = folderTransport(folder);
  await Promise.all(Array.from({ length: 5 }, () => transport.send(message, never)));
  await folderTransport(folder).send(message, never);

  expect(await readdir(folder)).toEqual([NAME]);
  expect((await readFile(join(folder, NAME))).equals(message.source)).toBe(true);
});

test('whose time is over leaves nothing', async () => {
  const message = await makeMessage(row, fakeLetter(), FROM);
  const late = AbortSignal.abort(new Error('too late'));
  await expect(folderTransport(folder).send(message, late)).rejects.toThrow('too late');
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be written to is an error', async () => {
  await writeFile(folder, 'a file');
  const message = await makeMessage(row, fakeLetter(), FROM);
  await expect(folderTransport(folder).send(message, never)).rejects.toMatchObject({
    code: expect.stringMatching(/EEXIST|ENOTDIR/),
  });
});

test('drafts of processes that were killed go after a while, those of others stay', async () => {
  await mkdir(folder);
  const [old, young] = ['.a.eml.0123456789ab', '.b.eml.0123456789ab'];
  for (const name of [old, young]) await writeFile(join(folder, name), 'half of a ma');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(join(folder, old), twoHoursAgo, twoHoursAgo);

  await folderTransport(folder).send(await makeMessage(row, fakeLetter(), FROM), never);
  expect((await readdir(folder)).sort()).toEqual([young, NAME].sort());
});
