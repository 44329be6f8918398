import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const LINE_END = 10;

export interface Measure {
  bytes: number;
  /** Ends of lines: rows, where each row is a line. */
  lines: number;
  sha256: string;
}

/** Hands on what it is given, and tells afterwards what it was. */
export function measuring() {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) lines++;
      done(null, chunk);
    },
  });
  return { stream, result: (): Measure => ({ bytes, lines, sha256: hash.digest('hex') }) };
}

/** Writes a new file that nobody else may read. */
export async function writeMeasured(source: Readable, file: string): Promise<Measure> {
  const { stream, result } = measuring();
  await pipeline(source, stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return result();
}

export async function measureFile(file: string): Promise<Measure> {
  const { stream, result } = measuring();
  await pipeline(createReadStream(file), stream, async (chunks) => {
    for await (const chunk of chunks) void chunk;
  });
  return result();
}
