import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { packageRoot } from '../plugins/package-root';
import { builtServer } from './built-server';

interface Options {
  environment: Record<string, string>;
  stdio?: StdioOptions;
  /** What it is started by, such as a sandbox with its words. */
  within?: readonly string[];
}

/** The API as a process of its own, as it is deployed: bundled. */
export class ApiProcess {
  readonly child: ChildProcess;
  readonly lines: string[] = [];
  readonly ended: Promise<unknown>;

  constructor({ environment, stdio = ['pipe', 'pipe', 'pipe'], within = [] }: Options) {
    const [program = process.execPath, ...words] = [...within, process.execPath, builtServer()];
    this.child = spawn(program, words, {
      cwd: packageRoot(),
      stdio,
      env: { PATH: process.env.PATH, API_PORT: '0', ...environment },
    });
    this.ended = once(this.child, 'exit');
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.lines.push(line));
    }
  }

  /** The address that the ready line names. */
  async address(): Promise<string> {
    const found = this.lines.join('\n').match(/listening at (http:\/\/[\d.]+:\d+)/)?.[1];
    if (found !== undefined) return found;
    if (this.child.exitCode !== null || !this.child.stdout) throw new Error(this.lines.join('\n'));
    await Promise.race([once(this.child.stdout, 'data'), this.ended]);
    return this.address();
  }

  /** Ends it the hard way, if it lives. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  async exitCode(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }
}
