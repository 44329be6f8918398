import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const LINE_FEED = 10;

export interface Measure {
  bytes: number;
  /** The number of line feeds, which is the number of rows if each row is a line. */
  lines: number;
  sha256: string;
}

/** Creates a pass-through stream that measures its content. */
export function createMeasure() {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (
        let index = chunk.indexOf(LINE_FEED);
        index >= 0;
        index = chunk.indexOf(LINE_FEED, index + 1)
      )
        lines++;
      done(null, chunk);
    },
  });
  return { stream, result: (): Measure => ({ bytes, lines, sha256: hash.digest('hex') }) };
}

/** Writes a new file that only its owner can read. */
export async function writeMeasured(source: Readable, file: string): Promise<Measure> {
  const { stream, result } = createMeasure();
  await pipeline(source, stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return result();
}

export async function measureFile(file: string): Promise<Measure> {
  const { stream, result } = createMeasure();
  await pipeline(createReadStream(file), stream, async (chunks) => {
    for await (const chunk of chunks) void chunk;
  });
  return result();
}
