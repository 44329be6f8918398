import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDGE_KEY } from './testing/fake-registry';

let api: Server;
let url: string;
let dataDir: string;
let edges: ChildProcess[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sopaan edge '));
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
  rmSync(dataDir, { recursive: true, force: true });
});

async function spawnStartingEdge(): Promise<ChildProcess> {
  const firstRequest = once(api, 'request');
  const edge = fork(join(__dirname, 'server.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      API_URL: url,
      EDGE_KEY,
      SOPAAN_DATA: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  edges.push(edge);
  await firstRequest;
  return edge;
}

test('[S2] exits at once during startup when its parent has ended or on a signal', async () => {
  const orphanedEdge = await spawnStartingEdge();
  const orphanExit = once(orphanedEdge, 'exit');
  orphanedEdge.disconnect();
  expect(await orphanExit).toEqual([0, null]);

  const signalledEdge = await spawnStartingEdge();
  const signalExit = once(signalledEdge, 'exit');
  signalledEdge.kill('SIGTERM');
  expect(await signalExit).toEqual([0, null]);
});
