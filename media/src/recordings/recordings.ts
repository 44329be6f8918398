import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '@sopaan/http/error-code';
import { RecordingFile } from './recording-file';
import type { RecordingLimits } from './recording';

/** The extensions of files that are being written and of finished files. */
const [PARTIAL, FINISHED] = ['.part', '.webm'];

/** The folder with the files of recordings. */
export class Recordings {
  readonly limits: RecordingLimits;
  /** Called with the error when a recording ends because writing failed. */
  onFailure: (error: unknown) => void = () => undefined;
  readonly #folder: string;

  private constructor(folder: string, limits: RecordingLimits) {
    this.#folder = folder;
    this.limits = limits;
  }

  /** Also makes the files that a killed process left behind available as finished recordings. */
  static async open(folder: string, limits: RecordingLimits): Promise<Recordings> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => name.endsWith(PARTIAL));
    for (const name of names) {
      const finished = name.slice(0, -PARTIAL.length) + FINISHED;
      await rename(join(folder, name), join(folder, finished));
    }
    return new Recordings(folder, limits);
  }

  create(id: string): Promise<RecordingFile> {
    return RecordingFile.create({ partial: this.#path(id, PARTIAL), finished: this.#path(id) });
  }

  /** Undefined if there is no finished file of this recording. */
  async read(id: string): Promise<{ bytes: number; content: Readable } | undefined> {
    try {
      const { size } = await stat(this.#path(id));
      return { bytes: size, content: createReadStream(this.#path(id)) };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  #path(id: string, extension = FINISHED): string {
    return join(this.#folder, id + extension);
  }
}
