export interface PlaylistEntry {
  /** Of its own playlist, next to the main one. */
  name: string;
  width: number;
  height: number;
  codecs: readonly string[];
  /** Of the largest segment, in bits per second. */
  bandwidth: number;
}

/** The playlist from which players choose a rendition. The first is what they start with. */
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
