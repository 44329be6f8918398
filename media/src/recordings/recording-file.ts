import { open, rename, type FileHandle } from 'node:fs/promises';

/** A file that is appended to. It has a temporary name until it is finished. */
export class RecordingFile {
  readonly #handle: FileHandle;
  readonly #names: { partial: string; finished: string };
  #lastWrite: Promise<unknown> = Promise.resolve();
  #bytes = 0;

  private constructor(handle: FileHandle, names: { partial: string; finished: string }) {
    this.#handle = handle;
    this.#names = names;
  }

  static async create(names: { partial: string; finished: string }): Promise<RecordingFile> {
    return new RecordingFile(await open(names.partial, 'wx', 0o600), names);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Appends in the order of the calls. */
  append(part: Buffer): Promise<void> {
    this.#bytes += part.length;
    const write = this.#lastWrite.then(() => this.#handle.appendFile(part));
    this.#lastWrite = write.catch(() => undefined);
    return write;
  }

  async finish(): Promise<void> {
    await this.#lastWrite;
    await this.#handle.sync().catch(() => undefined);
    await this.#handle.close();
    await rename(this.#names.partial, this.#names.finished);
  }
}
