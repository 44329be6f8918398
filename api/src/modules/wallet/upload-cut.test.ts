import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { getWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { aPng } from '../../files/image/testing/pictures';
import { testApp } from '../../testing/test-app';
import { addWalletFiles, sendDocument, uploadForm } from './testing/wallet';

const api = testApp();
const SLOT = 'panCard';
let port: number;

beforeAll(async () => {
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** Sends a part of an upload over a separate connection, and cuts it. Resolves when the server has noticed. */
async function cutUpload(token: string, share: number): Promise<void> {
  // Noise, so that the file is not compressed to nothing.
  const bytes = aPng(900, 900, Buffer.from(Array.from({ length: 200_000 }, (_, i) => i * i)));
  const { headers, payload } = uploadForm({ name: 'new.png', bytes });
  const accepted: Promise<Socket[]> = once(api.app.server, 'connection');
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  const [connection] = await accepted;
  if (!connection) throw new Error('the server accepted no connection');
  const closed = once(connection, 'close');
  const head = [
    `PUT /api/wallet/documents/${SLOT} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${payload.length}`,
  ];
  client.write(`${head.join('\r\n')}\r\n\r\n`);
  const sent = payload.subarray(0, Math.floor(payload.length * share));
  await new Promise<void>((resolve) => client.write(sent, () => resolve()));
  client.destroy();
  await closed;
}

const countStored = (userId: string) =>
  api.database.query('select id from files where owner_id = $1', [userId]);

test.each([0.5, 0.99])(
  '[PF-044] an upload whose connection is cut after the share %d of its bytes keeps the old file and stores nothing',
  async (share) => {
    const member = await api.signUp();
    await addWalletFiles(api, member, SLOT, 1);
    const before = await api.call(getWalletEndpoint, {}, member.token);
    await cutUpload(member.token, share);
    expect(await api.call(getWalletEndpoint, {}, member.token)).toEqual(before);
    expect(await countStored(member.userId)).toHaveLength(1);
    const upload = { name: 'again.png', bytes: aPng(150) };
    expect((await sendDocument(api, member.token, SLOT, upload)).statusCode).toBe(200);
    const { documents, earlier } = await api.call(getWalletEndpoint, {}, member.token);
    expect([...documents, ...earlier].map(({ name }) => name)).toEqual(['again.png', 'file-1.png']);
  },
);
