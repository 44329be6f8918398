import { EventEmitter } from './emitter';

/** `process.stdin`: emits the complete input as one chunk once there is a listener. */
export class Stdin extends EventEmitter {
  readonly fd = 0;
  readonly isTTY = false;
  #rest: string | null;
  #flowing = false;

  constructor(text: string) {
    super();
    this.#rest = text;
  }

  override on(name: string | symbol, listener: (...args: unknown[]) => void): this {
    super.on(name, listener);
    if (name === 'data') this.resume();
    if (name === 'readable') queueMicrotask(() => this.#emitReadable());
    return this;
  }

  resume(): this {
    if (this.#flowing) return this;
    this.#flowing = true;
    queueMicrotask(() => {
      const text = this.read();
      if (text) this.emit('data', text);
      this.#end();
    });
    return this;
  }

  read(): string | null {
    const text = this.#rest;
    this.#rest = null;
    return text === '' ? null : text;
  }

  #emitReadable(): void {
    if (this.#flowing) return;
    this.#flowing = true;
    this.emit('readable');
    // Node emits it again at the end of the input, where `read` returns null.
    this.emit('readable');
    this.#end();
  }

  #end(): void {
    this.emit('end');
    this.emit('close');
  }

  setEncoding(): this {
    return this;
  }
  pause(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  destroy(): this {
    return this;
  }
  pipe(target: { write(text: string): unknown }): unknown {
    this.on('data', (text) => target.write(String(text)));
    return target;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    const text = this.read();
    if (text) yield text;
  }
}
