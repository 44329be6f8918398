import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HLS_PLAYLIST } from '@sopaan/schemas/courses/lesson-content';
import type { NewHlsFile } from '../../../../files/videos/hls-files';
import { EncodingError } from '../ffmpeg/encoding-error';
import { mainPlaylist, parseSegments, type PlaylistEntry } from './main-playlist';
import { readTracks } from './read-tracks';
import type { Rendition } from './renditions';

/** The files that ffmpeg wrote into the folder, and a main playlist of them. */
export async function collectFiles(
  folder: string,
  renditions: readonly Rendition[],
): Promise<NewHlsFile[]> {
  const stored = (name: string, mediaType: string): NewHlsFile => ({
    name,
    mediaType,
    read: () => readFile(join(folder, name)),
  });
  const files: NewHlsFile[] = [];
  const entries: PlaylistEntry[] = [];
  for (const { name } of renditions) {
    const [playlist, init] = [`${name}.m3u8`, `${name}-init.mp4`];
    const segments = parseSegments(await readFile(join(folder, playlist), 'utf8'));
    if (segments.length === 0) throw new EncodingError('ffmpeg wrote no segments');
    let bandwidth = 0;
    for (const segment of segments) {
      const { size } = await stat(join(folder, segment.name));
      bandwidth = Math.max(bandwidth, Math.ceil((8 * size) / Math.max(segment.seconds, 0.1)));
    }
    entries.push({ name: playlist, bandwidth, ...(await readTracks(join(folder, init))) });
    files.push(
      stored(init, 'video/mp4'),
      ...segments.map((segment) => stored(segment.name, 'video/mp4')),
      stored(playlist, HLS_PLAYLIST.mediaType),
    );
  }
  const main = Buffer.from(mainPlaylist(entries));
  const { name, mediaType } = HLS_PLAYLIST;
  return [...files, { name, mediaType, read: async () => main }];
}
