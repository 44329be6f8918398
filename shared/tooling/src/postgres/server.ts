import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { spawnBound } from '../processes/bound-child';
import type { Program } from '../processes/supervised';
import type { Place } from './place';

const DURABILITY_OFF = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const LOG_LIMIT = 5_000_000;

/** The server, reachable from this machine only. It does not keep this process alive. */
export function postgresProgram(place: Place, port: number, fast: boolean): Program {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(fast ? DURABILITY_OFF : []),
  ];
  const start = () => {
    const log = openLog(place);
    const server = spawnBound(
      join(place.distribution, 'bin', 'postgres'),
      ['-D', place.data, ...settings.flatMap((setting) => ['-c', setting])],
      // The server ends its own processes.
      { cwd: '/', output: [log, log], signal: 'INT', group: false, ...place.account },
    );
    closeSync(log);
    server.unref();
    if (isSocket(server.stdin)) server.stdin.unref();
    return server;
  };
  // Fast, then immediate shutdown: in its own language SIGTERM would wait for all clients to leave.
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

function logFile(place: Place): string {
  return join(place.folder, 'postgres.log');
}

function openLog(place: Place): number {
  const file = logFile(place);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > LOG_LIMIT ? 'w' : 'a', 0o600);
}

/** The last lines that the server wrote, for an error message. */
export function lastWords(place: Place): string {
  return readFileSync(logFile(place), 'utf8').trim().split('\n').slice(-8).join('\n');
}
