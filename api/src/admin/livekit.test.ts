import { FakeLiveKitServer } from '../testing/fake-livekit-server';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const server = new FakeLiveKitServer();
let environment: Record<string, string>;
beforeAll(async () => {
  const { liveKit } = await server.start();
  environment = {
    DATABASE_URL: 'postgres://user:password@127.0.0.1:1/none',
    LIVEKIT_URL: liveKit?.url ?? '',
    LIVEKIT_API_KEY: liveKit?.apiKey ?? '',
    LIVEKIT_API_SECRET: liveKit?.apiSecret ?? '',
  };
});
afterAll(() => server.stop());

async function check(changes: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['livekit', 'check'], {
    environment: { ...environment, ...changes },
    log: (line) => lines.push(line),
    error: (line) => lines.push(line),
  });
  return { code, output: lines.join('\n') };
}

test('creates and deletes a room', async () => {
  const output = `${environment.LIVEKIT_URL} has created and deleted a room.`;
  expect(await check()).toEqual({ code: 0, output });
  expect(server.calls.map(({ method }) => method)).toEqual(['CreateRoom', 'DeleteRoom']);
  expect(server.rooms.size).toBe(0);
});

test('reports a server that is missing, does not respond or rejects the key, without showing the secret', async () => {
  const none = { LIVEKIT_URL: '', LIVEKIT_API_KEY: '', LIVEKIT_API_SECRET: '' };
  expect(await check(none)).toEqual({ code: 1, output: 'LIVEKIT_URL is not set.' });
  const secret = 'another-secret-of-the-tests-and-of-nothing-else';
  const wrongSettings: Array<Record<string, string>> = [
    { LIVEKIT_API_SECRET: secret },
    { LIVEKIT_URL: 'ws://127.0.0.1:1' },
  ];
  for (const wrong of wrongSettings) {
    const { code, output } = await check(wrong);
    expect(code).toBe(1);
    expect(output).toMatch(/^ws:.* did not create and delete a room: /);
    expect(output).not.toContain('secret-of-the-tests');
  }
});
