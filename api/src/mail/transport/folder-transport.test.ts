import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeMailContent } from '../../testing/fake-mail-content';
import { createMessage } from '../message/message';
import { folderTransport } from './folder-transport';

const neverAborted = new AbortController().signal;
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

test('writes a mail to a file that only its owner can read, named by time and row', async () => {
  const message = await createMessage(row, fakeMailContent(), FROM);
  await folderTransport(folder).send(message, neverAborted);

  expect(await readdir(folder)).toEqual([NAME]);
  expect((await readFile(join(folder, NAME))).equals(message.source)).toBe(true);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, NAME))).mode & 0o777).toBe(0o600);
});

test('concurrent and repeated attempts create one file', async () => {
  const message = await createMessage(row, fakeMailContent(), FROM);
  const transport = folderTransport(folder);
  await Promise.all(Array.from({ length: 5 }, () => transport.send(message, neverAborted)));
  await folderTransport(folder).send(message, neverAborted);

  expect(await readdir(folder)).toEqual([NAME]);
  expect((await readFile(join(folder, NAME))).equals(message.source)).toBe(true);
});

test('an aborted attempt leaves no file', async () => {
  const message = await createMessage(row, fakeMailContent(), FROM);
  const abortedSignal = AbortSignal.abort(new Error('too late'));
  await expect(folderTransport(folder).send(message, abortedSignal)).rejects.toThrow('too late');
  expect(await readdir(folder)).toEqual([]);
});

test('rejects when the folder cannot be written to', async () => {
  await writeFile(folder, 'a file');
  const message = await createMessage(row, fakeMailContent(), FROM);
  await expect(folderTransport(folder).send(message, neverAborted)).rejects.toMatchObject({
    code: expect.stringMatching(/EEXIST|ENOTDIR/),
  });
});

test('removes old drafts of killed processes and keeps recent ones', async () => {
  await mkdir(folder);
  const [staleDraft, recentDraft] = ['.a.eml.0123456789ab', '.b.eml.0123456789ab'];
  for (const name of [staleDraft, recentDraft]) await writeFile(join(folder, name), 'half of a ma');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(join(folder, staleDraft), twoHoursAgo, twoHoursAgo);

  await folderTransport(folder).send(
    await createMessage(row, fakeMailContent(), FROM),
    neverAborted,
  );
  expect((await readdir(folder)).sort()).toEqual([recentDraft, NAME].sort());
});
