import { access, open } from 'node:fs/promises';
import { FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import type { NewVideo } from '../../../files/videos/video-files';

const MEDIA_TYPES = new Map([
  [MP4, 'video/mp4'],
  [WEBM, 'video/webm'],
] as const);

/** Opens an MP4 or WebM file, calls `work` with it, and closes it. Throws for other files and those without a picture. */
export async function withVideoFile<Result>(
  path: string,
  work: (video: NewVideo) => Promise<Result>,
): Promise<Result> {
  const { mediaType, seconds } = await describeVideo(path);
  const handle = await open(path, 'r');
  try {
    const { size: bytes } = await handle.stat();
    return await work({
      mediaType,
      seconds,
      bytes,
      async readPart(start, end) {
        const part = Buffer.alloc(end - start);
        const { bytesRead } = await handle.read(part, 0, part.length, start);
        if (bytesRead < part.length) throw new Error(`${path} was changed while it was read.`);
        return part;
      },
    });
  } finally {
    await handle.close();
  }
}

async function describeVideo(path: string): Promise<Pick<NewVideo, 'mediaType' | 'seconds'>> {
  await access(path);
  using input = new Input({ source: new FilePathSource(path), formats: [...MEDIA_TYPES.keys()] });
  // `canRead` throws for very small files.
  const canRead = await input.canRead().catch(() => false);
  const mediaType = canRead && MEDIA_TYPES.get(await input.getFormat());
  if (!mediaType) throw new Error(`${path} is not an MP4 or WebM file.`);
  if (!(await input.getPrimaryVideoTrack())) throw new Error(`${path} has no picture.`);
  const seconds = await input.computeDuration();
  return { mediaType, seconds };
}
