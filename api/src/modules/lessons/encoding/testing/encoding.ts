import { HLS_PLAYLIST } from '@sopaan/schemas/courses/lesson-content';
import type { Database } from '../../../../database/database';
import type { HlsFiles } from '../../../../files/videos/hls-files';
import { insertRow } from '../../../../testing/insert-row';

/** Stores an encoding of a video with a main playlist and one segment. Returns its version. */
export async function addEncoding(
  { database, hlsFiles }: { database: Database; hlsFiles: HlsFiles },
  fileId: string,
  { playlist = '#EXTM3U', segment = 'a segment' } = {},
): Promise<string> {
  const file = (name: string, mediaType: string, text: string) => ({
    name,
    mediaType,
    read: async () => Buffer.from(text),
  });
  const version = await hlsFiles.add(fileId, [
    file('240p-0.m4s', 'video/mp4', segment),
    file(HLS_PLAYLIST.name, HLS_PLAYLIST.mediaType, playlist),
  ]);
  await insertRow(database, 'video_encodings', {
    id: fileId,
    status: 'ready',
    percent: 100,
    version_id: version,
  });
  return version;
}
