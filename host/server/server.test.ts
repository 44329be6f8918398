import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDGE_KEY } from './testing/fake-registry';

let api: Server;
let url: string;
let data: string;
let edges: ChildProcess[];

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'sopaan edge '));
  edges = [];
  // This API accepts every request and responds to none, so the edge does not finish starting.
  api = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(() => {
  for (const edge of edges) edge.kill('SIGKILL');
  api.closeAllConnections();
  api.close();
  rmSync(data, { recursive: true, force: true });
});

async function edgeThatStarts(): Promise<ChildProcess> {
  const asked = once(api, 'request');
  const edge = fork(join(__dirname, 'server.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      API_URL: url,
      EDGE_KEY,
      SOPAAN_DATA: data,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  edges.push(edge);
  await asked;
  return edge;
}

test('[S2] exits at once during startup when its parent is gone or on a signal', async () => {
  const left = await edgeThatStarts();
  const ended = once(left, 'exit');
  left.disconnect();
  expect(await ended).toEqual([0, null]);

  const asked = await edgeThatStarts();
  const endedToo = once(asked, 'exit');
  asked.kill('SIGTERM');
  expect(await endedToo).toEqual([0, null]);
});
