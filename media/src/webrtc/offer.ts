import { MEDIA_TRACKS, SDP_MAX, type MediaTrack } from '@sopaan/schemas/live-classes/media';
import { MediaError } from '../media-error';

const KINDS: Readonly<Record<MediaTrack, 'audio' | 'video'>> = {
  microphone: 'audio',
  camera: 'video',
  screen: 'video',
};

export const SECTION_KINDS = MEDIA_TRACKS.map((track) => KINDS[track]);

/**
 * The offer without its ICE candidates: the unit answers whoever reaches it, and never sends to addresses that a client names. Throws if
 * it does not have the sections of `MEDIA_TRACKS`.
 */
export function readOffer(sdp: string): string {
  if (sdp.length > SDP_MAX) throw new MediaError('INVALID', 'The SDP is too long.');
  const lines = sdp.split(/\r\n|\n/).filter((line) => line !== '');
  const kinds = lines.flatMap((line) => /^m=(\S+) /.exec(line)?.slice(1) ?? []);
  if (kinds.join() !== SECTION_KINDS.join()) {
    throw new MediaError(
      'INVALID',
      `The offer must have the sections ${SECTION_KINDS.join(', ')} in this order.`,
    );
  }
  const kept = lines.filter(
    (line) => !/^a=(candidate|end-of-candidates|remote-candidates)\b/.test(line),
  );
  return `${kept.join('\r\n')}\r\n`;
}
