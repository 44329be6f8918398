import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place';

const DURABILITY_OFF = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const LOG_LIMIT = 5_000_000;

export interface Server {
  process: ChildProcess;
  /** Ends with this process or by hand; afterwards the number of the server may belong to another process. */
  watcher: ChildProcess | undefined;
}

/** The server process, reachable from this machine only. */
export function spawnServer(place: Place, port: number, fast: boolean): Server {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(fast ? DURABILITY_OFF : []),
  ];
  const log = openLog(place);
  const server = spawn(
    join(place.distribution, 'bin', 'postgres'),
    ['-D', place.data, ...settings.flatMap((setting) => ['-c', setting])],
    // A group of its own: Ctrl-C reaches the API first and the database last.
    { cwd: '/', detached: true, stdio: ['ignore', log, log], ...place.account },
  );
  closeSync(log);
  server.unref();
  return { process: server, watcher: server.pid === undefined ? undefined : endWithUs(server.pid) };
}

/** A shell waits for the end of a pipe that only this process holds open, and then ends the server. Covers `kill -9`. */
function endWithUs(pid: number): ChildProcess {
  const watcher = spawn(
    '/bin/sh',
    ['-c', 'read -r _; kill -INT "$1" 2>/dev/null', 'sh', `${pid}`],
    {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  watcher.unref();
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref();
  watcher.on('error', () => undefined);
  return watcher;
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
