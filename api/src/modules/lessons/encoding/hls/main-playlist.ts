export interface PlaylistEntry {
  /** The file name of the rendition's own playlist, which is in the same folder as the main one. */
  name: string;
  width: number;
  height: number;
  codecs: readonly string[];
  /** The peak bit rate: that of the largest segment, in bits per second. */
  bandwidth: number;
}

/** The playlist from which players choose a rendition. They start with the first one. */
export function mainPlaylist(entries: readonly PlaylistEntry[]): string {
  const lines = entries.flatMap(({ name, width, height, codecs, bandwidth }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs.join(',')}"`,
    name,
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/** The segments of a rendition's playlist with their lengths. */
export function parseSegments(playlist: string): Array<{ name: string; seconds: number }> {
  const segments = playlist.matchAll(/^#EXTINF:([\d.]+),.*\n(\S+)$/gm);
  return Array.from(segments, ([, seconds, name = '']) => ({ name, seconds: Number(seconds) }));
}
