import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { NewVideo } from '../../../files/videos/video-files';
import type { MediaServer } from '../../live-media/media-server';
import { withVideoFile } from '../../lessons/video/read-video-file';

/** The recording has no picture, because the teacher turned on neither camera nor screen. Another attempt would also fail. */
export class EmptyRecording extends Error {
  constructor() {
    super('The teacher sent no picture while the class was recorded.');
    this.name = 'EmptyRecording';
  }
}

interface Recording {
  mediaServer: MediaServer;
  id: string;
  signal: AbortSignal;
}

/** Fetches a recording, calls `work` with it as a video in which browsers can seek, and removes the fetched files. */
export async function withRecording<Result>(
  { mediaServer, id, signal }: Recording,
  work: (video: NewVideo) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-recording-'));
  try {
    const [received, complete] = [join(folder, 'received.webm'), join(folder, 'complete.webm')];
    const content = Readable.from(await mediaServer.readRecording(id, signal));
    await pipeline(content, createWriteStream(received, { mode: 0o600 }), { signal });
    if ((await stat(received)).size === 0) throw new EmptyRecording();
    await addIndex(received, complete, signal);
    return await withVideoFile(complete, (video) =>
      work({
        ...video,
        async readPart(start, end) {
          signal.throwIfAborted();
          return video.readPart(start, end);
        },
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds the length and the index for seeking, which the media server cannot write in a live recording. Decodes nothing. */
async function addIndex(from: string, to: string, signal: AbortSignal): Promise<void> {
  using input = new Input({ source: new FilePathSource(from), formats: [WEBM] });
  if (!(await input.canRead().catch(() => false))) throw new Error('The file is not WebM.');
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(to) });
  const conversion = await Conversion.init({ input, output, showWarnings: false });
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    signal.throwIfAborted();
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', cancel);
    // Closes the file of a conversion that has failed. An error here would hide the first one.
    if (output.state !== 'finalized') await output.cancel().catch(() => undefined);
  }
}
