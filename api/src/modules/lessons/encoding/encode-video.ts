import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HlsFiles } from '../../../files/videos/hls-files';
import type { VideoFiles } from '../../../files/videos/video-files';
import type { VideoFileRow } from '../../../files/videos/video-files.repository';
import { EncodingError } from './ffmpeg/encoding-error';
import { ffmpegArguments, SOURCE_NAME } from './ffmpeg/ffmpeg-arguments';
import { runFfmpeg } from './ffmpeg/run-ffmpeg';
import { collectFiles } from './hls/collect-files';
import { readTracks } from './hls/read-tracks';
import { renditionsFor } from './hls/renditions';

export interface Encoder {
  videoFiles: VideoFiles;
  hlsFiles: HlsFiles;
  /** The path or name of the program. */
  ffmpeg: string;
  /** The folder for unencrypted videos during the encoding. */
  folder: string;
}

interface Attempt {
  signal: AbortSignal;
  /** `progress` is in percent. */
  reportProgress: (progress: number) => void;
}

const HOUR_MS = 3_600_000;
/** Longer than any encoding takes. */
const MAX_TIMEOUT_MS = 20 * HOUR_MS;
const STALE_MS = 24 * HOUR_MS;

/** A slow machine needs several times the length of a video. */
const timeoutFor = (seconds: number) => Math.min(600_000 + seconds * 20_000, MAX_TIMEOUT_MS);

/** Encodes a video and returns the id of the version that it stored. Throws an EncodingError if the video cannot be encoded. */
export async function encodeVideo(
  fileId: string,
  { videoFiles, hlsFiles, ffmpeg, folder }: Encoder,
  { signal, reportProgress }: Attempt,
): Promise<string> {
  const file = await videoFiles.find(fileId);
  if (!file) throw new EncodingError('the video does not exist any more');
  const directory = await createDirectory(folder);
  try {
    const source = join(directory, SOURCE_NAME);
    await copyVideo(file, videoFiles, { path: source, signal });
    const renditions = renditionsFor((await readTracks(source)).height);
    await runFfmpeg(
      { ffmpeg, args: ffmpegArguments(file.media_type, renditions), folder: directory },
      {
        signal,
        timeoutMs: timeoutFor(file.seconds),
        // At most 99, because the files are stored after the encoding.
        onProgress: (seconds) =>
          reportProgress(Math.min(99, Math.floor((100 * seconds) / file.seconds))),
      },
    );
    return await hlsFiles.add(fileId, await collectFiles(directory, renditions));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function createDirectory(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // A process that crashed may have left the folder. Another process may remove it at the same time.
    const stats = await stat(path).catch(() => undefined);
    if (stats && stats.mtimeMs < Date.now() - STALE_MS)
      await rm(path, { recursive: true, force: true });
  }
  return mkdtemp(join(folder, 'video-'));
}

async function copyVideo(
  file: VideoFileRow,
  videoFiles: VideoFiles,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for (let start = 0; start < file.bytes;) {
      signal.throwIfAborted();
      const part = await videoFiles.read(file, start, file.bytes - 1);
      if (!part) throw new EncodingError('a part of the stored video is missing');
      await handle.write(part);
      start += part.length;
    }
  } finally {
    await handle.close();
  }
}
