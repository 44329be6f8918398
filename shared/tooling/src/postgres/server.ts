import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { spawnBound } from '../processes/bound-child';
import type { Program } from '../processes/supervise';
import type { ClusterFolder } from './cluster-folder';

const DURABILITY_OFF = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const MAX_LOG_BYTES = 5_000_000;

/** The server program, reachable from this machine only. It does not keep this process alive. */
export function postgresProgram(
  clusterFolder: ClusterFolder,
  port: number,
  fast: boolean,
): Program {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(fast ? DURABILITY_OFF : []),
  ];
  const start = () => {
    const log = openLog(clusterFolder);
    const server = spawnBound(
      join(clusterFolder.distribution, 'bin', 'postgres'),
      ['-D', clusterFolder.pgdata, ...settings.flatMap((setting) => ['-c', setting])],
      // The server stops its own child processes.
      { cwd: '/', output: [log, log], signal: 'INT', group: false, ...clusterFolder.systemUser },
    );
    closeSync(log);
    server.unref();
    if (isSocket(server.stdin)) server.stdin.unref();
    return server;
  };
  // Fast, then immediate shutdown: for PostgreSQL, SIGTERM means waiting for all clients to disconnect.
  return {
    name: 'PostgreSQL',
    start,
    stopSignals: [
      ['SIGINT', 6_000],
      ['SIGQUIT', 2_000],
    ],
  };
}

function isSocket(stream: object | null): stream is Socket {
  return stream !== null && 'unref' in stream;
}

function logFile(clusterFolder: ClusterFolder): string {
  return join(clusterFolder.path, 'postgres.log');
}

function openLog(clusterFolder: ClusterFolder): number {
  const file = logFile(clusterFolder);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > MAX_LOG_BYTES ? 'w' : 'a', 0o600);
}

/** The last lines of the server's log, for error messages. */
export function lastLogLines(clusterFolder: ClusterFolder): string {
  return readFileSync(logFile(clusterFolder), 'utf8').trim().split('\n').slice(-8).join('\n');
}
