import { FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import { EncodingError } from '../ffmpeg/encoding-error';

interface Tracks {
  width: number;
  height: number;
  /** The known codecs of the video and audio tracks, in the format of `CODECS` in a playlist: `avc1.4d401f`. */
  codecs: string[];
}

/** Reads the size and the codecs of an MP4 or WebM file. */
export async function readTracks(path: string): Promise<Tracks> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] });
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) throw new EncodingError('the video has no picture');
  const sound = await input.getPrimaryAudioTrack();
  const codecs = await Promise.all(
    [picture, sound].map((track) => track?.getCodecParameterString()),
  );
  return {
    width: await picture.getDisplayWidth(),
    height: await picture.getDisplayHeight(),
    codecs: codecs.filter((codec) => codec !== null && codec !== undefined),
  };
}
