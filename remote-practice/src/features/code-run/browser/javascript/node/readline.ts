import { EventEmitter } from './emitter';
import type { Stdin } from './stdin';

/** Splits a text into lines. A trailing line break adds no empty line. */
function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

interface Output {
  write(text: string): unknown;
}

/** Implements `readline.Interface`. */
export class Interface extends EventEmitter {
  readonly #output: Output | undefined;
  readonly #lines: string[];
  readonly #pendingQuestions: Array<(line: string) => void> = [];
  #isIterating = false;
  #isClosed = false;

  constructor(input: Stdin, output: Output | undefined) {
    super();
    this.#output = output;
    this.#lines = splitLines(input.read() ?? '');
    // Deferred, so that the program can add its listeners first.
    setTimeout(() => this.#flow(), 0);
  }

  #flow(): void {
    if (this.#isClosed || this.#isIterating) return;
    for (
      let resolve = this.#pendingQuestions.shift();
      resolve;
      resolve = this.#pendingQuestions.shift()
    ) {
      const line = this.#lines.shift();
      if (line === undefined) return this.close();
      resolve(line);
    }
    if (this.listenerCount('line') === 0) return;
    const line = this.#lines.shift();
    if (line === undefined) return this.close();
    this.emit('line', line);
    queueMicrotask(() => this.#flow());
  }

  question(text: string, ...rest: unknown[]): Promise<string> | void {
    this.#output?.write(text);
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      this.#pendingQuestions.push((line) => void callback(line));
      queueMicrotask(() => this.#flow());
      return;
    }
    return new Promise((resolve) => {
      this.#pendingQuestions.push(resolve);
      queueMicrotask(() => this.#flow());
    });
  }

  setPrompt(): void {
    // Prompts are only for terminals.
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
    // Simulated key presses are only for terminals.
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.emit('close');
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    this.#isIterating = true;
    for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift()) {
      yield line;
      if (this.#isClosed) return;
    }
    this.close();
  }
}
