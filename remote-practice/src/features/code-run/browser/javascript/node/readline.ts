import { EventEmitter } from './emitter';
import type { Input } from './stdin';

/** The lines of a text. The line end at its end starts no further line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

interface Output {
  write(text: string): unknown;
}

/** What `readline.createInterface` answers. */
export class Interface extends EventEmitter {
  readonly #output: Output | undefined;
  readonly #lines: string[];
  readonly #asked: Array<(line: string) => void> = [];
  #started = false;
  #closed = false;

  constructor(input: Input, output: Output | undefined) {
    super();
    this.#output = output;
    this.#lines = linesOf(input.read() ?? '');
    // After the program's own lines: it still has to say what it listens to.
    setTimeout(() => this.#flow(), 0);
  }

  #flow(): void {
    if (this.#closed || this.#started) return;
    for (let ask = this.#asked.shift(); ask; ask = this.#asked.shift()) {
      const line = this.#lines.shift();
      if (line === undefined) return this.close();
      ask(line);
    }
    if (this.listenerCount('line') === 0) return;
    const line = this.#lines.shift();
    if (line === undefined) return this.close();
    this.emit('line', line);
    queueMicrotask(() => this.#flow());
  }

  question(text: string, ...rest: unknown[]): Promise<string> | void {
    this.#output?.write(text);
    const answer = rest.at(-1);
    if (typeof answer === 'function') {
      this.#asked.push((line) => void answer(line));
      queueMicrotask(() => this.#flow());
      return;
    }
    return new Promise((resolve) => {
      this.#asked.push(resolve);
      queueMicrotask(() => this.#flow());
    });
  }

  setPrompt(): void {
    // The prompt is written by `prompt`, which is for terminals.
  }
  prompt(): void {
    queueMicrotask(() => this.#flow());
  }
  pause(): this {
    return this;
  }
  resume(): this {
    return this;
  }
  write(): void {
    // Keys of a terminal.
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.emit('close');
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    this.#started = true;
    for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift()) {
      yield line;
      if (this.#closed) return;
    }
    this.close();
  }
}
