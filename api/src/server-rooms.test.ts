import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginEndpoint } from '@sopaan/schemas/account/account';
import { sendMessageEndpoint } from '@sopaan/schemas/live-classes/room';
import { object, string } from 'yup';
import { connectDatabase, type Database } from './database/database';
import { createAdmin } from './modules/accounts/create-admin';
import { addLiveClass } from './modules/live-rooms/testing/live-class';
import { enterRoom } from './modules/live-rooms/testing/room-client';
import { ApiProcess } from './testing/api-process';
import { cloneDatabase, type TestDatabase } from './testing/test-database';
import { post } from './testing/visitor-writes';

const EMAIL = 'teacher@example.com';
const tokenSchema = object({ accessToken: string().required() });

let clone: TestDatabase;
let folder: string;
let database: Database;
let apis: [ApiProcess, ApiProcess];
beforeAll(async () => {
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { maxConnections: 1 });
  folder = await mkdtemp(join(tmpdir(), 'sopaan-rooms-'));
  const environment = { DATABASE_URL: clone.url, SOPAAN_DATA: folder };
  apis = [new ApiProcess({ environment }), new ApiProcess({ environment })];
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.kill()));
  await database.close();
  await clone.drop();
  await rm(folder, { recursive: true });
});

test('when a process shuts down, its members reconnect to another one and miss nothing', async () => {
  const [first, second] = await Promise.all([apis[0].address(), apis[1].address()]);
  const { password = '' } = await createAdmin(database, EMAIL);
  const response = await post(first, loginEndpoint, { email: EMAIL, password });
  const { accessToken: token } = tokenSchema.validateSync(await response.json());
  const [user] = await database.query<{ id: string }>('select id from users where email = $1', [
    EMAIL,
  ]);
  const classId = await addLiveClass(database, { userId: user?.id ?? '' });
  const path = `api/${sendMessageEndpoint.path}`.replace(':id', classId);
  const send = async (address: string, text: string) => {
    const sent = await fetch(`${address}/${path.replace(':messageId', randomUUID())}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    expect(sent.status).toBe(200);
  };

  const client = await enterRoom(first, { classId, token });
  await send(second, 'From the other process');
  await client.until('it arrives', ({ entries }) => entries.length === 1);
  apis[0].child.kill('SIGTERM');
  expect(await client.closed).toBe(1001);
  expect(await apis[0].exitCode()).toBe(0);
  expect(await database.query('select id from live_class_connections')).toEqual([]);
  await send(second, 'Meanwhile');
  const lastSeq = client.entries.at(-1)?.seq ?? 0;
  const again = await enterRoom(second, { classId, token, lastSeq });
  expect(again.entries.map(({ text }) => text)).toEqual(['Meanwhile']);
  await again.cut();
});
