import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { packageRoot } from '../config/package-root';
import { builtServer } from './built-server';

interface Options {
  environment: Record<string, string>;
  stdio?: StdioOptions;
  /** A command that wraps the program, such as a sandbox with its arguments. */
  wrapper?: readonly string[];
}

/** The bundled API in a separate process, as deployed. */
export class ApiProcess {
  readonly child: ChildProcess;
  readonly lines: string[] = [];
  readonly exited: Promise<unknown>;

  constructor({ environment, stdio = ['pipe', 'pipe', 'pipe'], wrapper = [] }: Options) {
    const [program = process.execPath, ...args] = [...wrapper, process.execPath, builtServer()];
    this.child = spawn(program, args, {
      cwd: packageRoot(),
      stdio,
      env: { PATH: process.env.PATH, API_PORT: '0', FFMPEG: 'off', ...environment },
    });
    this.exited = once(this.child, 'exit');
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.lines.push(line));
    }
  }

  /** The address from the log line that reports it. */
  async address(): Promise<string> {
    const found = this.lines.join('\n').match(/listening at (http:\/\/[\d.]+:\d+)/)?.[1];
    if (found !== undefined) return found;
    const { exitCode, signalCode, stdout } = this.child;
    if (exitCode !== null || signalCode !== null || !stdout) throw new Error(this.lines.join('\n'));
    await Promise.race([once(stdout, 'data'), this.exited]);
    return this.address();
  }

  /** Kills the process if it is running. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }

  async exitCode(): Promise<number | null> {
    await this.exited;
    return this.child.exitCode;
  }
}
