import { MEDIA_TRACKS, type MediaTrack } from '@sopaan/schemas/live-classes/media';

/** The most that the teacher's browser sends, in kbit/s: what a phone can receive. Text on a shared screen needs a higher bitrate than a face. */
const MAX_KBITS: Readonly<Record<MediaTrack, number>> = {
  microphone: 48,
  camera: 600,
  screen: 1_200,
};

/** The maximum of all tracks together, in bit/s. */
export const MAX_BITS_PER_SECOND =
  Object.values(MAX_KBITS).reduce((sum, kbits) => sum + kbits, 0) * 1_000;

/** Adds the maximum bitrate of each media section to an answer. */
export function withMaxBitrates(sdp: string): string {
  let mediaSection = -1;
  return sdp
    .split('\r\n')
    .flatMap((line) => {
      if (line.startsWith('m=')) mediaSection += 1;
      const track = MEDIA_TRACKS[mediaSection];
      // The bandwidth line follows the connection line.
      return line.startsWith('c=') && track ? [line, `b=AS:${MAX_KBITS[track]}`] : [line];
    })
    .join('\r\n');
}
