import { MEDIA_TRACKS, SDP_MAX, type MediaTrack } from '@sopaan/schemas/live-classes/media';
import { MediaError } from '../media-error';

const KINDS: Readonly<Record<MediaTrack, 'audio' | 'video'>> = {
  microphone: 'audio',
  camera: 'video',
  screen: 'video',
};

export const SECTION_KINDS = MEDIA_TRACKS.map((track) => KINDS[track]);

const CODECS = { audio: /^a=rtpmap:\d+ opus\/48000\b/im, video: /^a=rtpmap:\d+ VP8\/90000\b/im };

/** Without a fingerprint, anybody could be the other end of the encrypted connection. */
const REQUIRED = [/^a=fingerprint:sha-256 \S+/im, /^a=ice-ufrag:\S+/m, /^a=ice-pwd:\S+/m];

const CANDIDATE = /^a=(candidate|end-of-candidates|remote-candidates)\b/;

/**
 * Returns the offer without its ICE candidates: the server answers whoever reaches it, and never sends to addresses that a client names.
 * Throws if the offer does not have the sections and codecs of `MEDIA_TRACKS`.
 */
export function readOffer(offer: string): string {
  if (offer.length > SDP_MAX) throw new MediaError('INVALID', 'The SDP is too long.');
  const lines = offer.split(/\r\n|\n/).filter((line) => line !== '' && !CANDIDATE.test(line));
  const sdp = `${lines.join('\r\n')}\r\n`;
  const [, ...sections] = sdp.split(/^m=/m);
  const isComplete =
    sections.length === SECTION_KINDS.length &&
    SECTION_KINDS.every((kind, index) => {
      const section = sections[index] ?? '';
      return section.startsWith(`${kind} `) && CODECS[kind].test(section);
    });
  if (!isComplete) {
    throw new MediaError(
      'INVALID',
      'The offer must have three sections: audio with Opus, and two of video with VP8.',
    );
  }
  if (!REQUIRED.every((line) => line.test(sdp))) {
    throw new MediaError('INVALID', 'The offer must have ICE credentials and a fingerprint.');
  }
  return sdp;
}
