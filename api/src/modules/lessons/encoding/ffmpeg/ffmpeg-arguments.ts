import type { Rendition } from '../hls/renditions';

/** The name of the source in the folder where ffmpeg runs. */
export const SOURCE_NAME = 'source';

const SEGMENT_SECONDS = 6;
const FRAME_RATE = 30;

/** The names of ffmpeg's demuxers for the formats that are stored. */
const READERS: ReadonlyMap<string, string> = new Map([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
]);

/** Encodes the source as HLS, one playlist per rendition. */
export function ffmpegArguments(mediaType: string, renditions: readonly Rendition[]): string[] {
  const reader = READERS.get(mediaType);
  if (reader === undefined) throw new Error(`unknown type of video ${mediaType}`);
  return [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-progress', 'pipe:1'],
    // An uploaded file may be a playlist of URLs or local files: ffmpeg must neither detect the format nor open what it references.
    ...['-protocol_whitelist', 'file', '-f', reader, '-i', SOURCE_NAME],
    ...renditions.flatMap(outputArguments),
  ];
}

function outputArguments({ name, height, videoRate, audioRate }: Rendition): string[] {
  return [
    // The first video stream that is not a cover image, and the first audio stream, if any.
    ...['-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn'],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-max_muxing_queue_size', '1024'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
    // Recordings made in browsers have a variable frame rate.
    ...['-vf', `scale=-2:${height}`, '-r', String(FRAME_RATE)],
    ...['-crf', '23', '-maxrate', `${videoRate}k`, '-bufsize', `${2 * videoRate}k`],
    // Segments begin at the same times in all renditions, so that a player can change between them.
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
    ...['-c:a', 'aac', '-ac', '2', '-ar', '48000', '-b:a', `${audioRate}k`],
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'independent_segments'],
    ...['-hls_fmp4_init_filename', `${name}-init.mp4`],
    ...['-hls_segment_filename', `${name}-%d.m4s`, `${name}.m3u8`],
  ];
}
