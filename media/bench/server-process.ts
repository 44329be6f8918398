import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, string } from 'yup';

const KEY = 'a-key-of-the-benchmark-and-of-nothing-else';
/** The unit of CPU times in /proc. */
const TICKS_PER_SECOND = 100;

const readySchema = object({ address: string().required() }).required();

/** The built media server in a separate process. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.#url = url;
  }

  static async start(): Promise<ServerProcess> {
    const child = fork(join(import.meta.dirname, '../dist/server.js'), [], {
      execArgv: [],
      env: {
        PATH: process.env['PATH'],
        MEDIA_LISTEN: '127.0.0.1:0',
        MEDIA_KEY: KEY,
        MEDIA_PORTS: '22000-22200',
        LOG_LEVEL: 'warn',
      },
    });
    const [message] = await once(child, 'message');
    return new ServerProcess(child, readySchema.validateSync(message).address);
  }

  async answer(path: string, sdp: string): Promise<string> {
    const response = await fetch(`${this.#url}/rooms/bench/${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sdp }),
    });
    return object({ sdp: string().required() }).validateSync(await response.json()).sdp;
  }

  /** Seconds of CPU time since the start. */
  cpuSeconds(): number {
    const [, fields = ''] = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ');
    const [userTicks, systemTicks] = fields.split(' ').slice(11, 13).map(Number);
    return ((userTicks ?? 0) + (systemTicks ?? 0)) / TICKS_PER_SECOND;
  }

  memoryMegabytes(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
