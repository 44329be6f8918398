/** One of the sizes in which a video is encoded. */
export interface Rendition {
  /** The prefix of its file names: `480p`. */
  name: string;
  height: number;
  /** The maximum bit rate of the video stream, in kbit/s. */
  videoRate: number;
  audioRate: number;
}

const RENDITIONS: readonly Rendition[] = [
  { name: '240p', height: 240, videoRate: 400, audioRate: 64 },
  { name: '480p', height: 480, videoRate: 1_200, audioRate: 96 },
  { name: '720p', height: 720, videoRate: 2_500, audioRate: 128 },
];

/** The renditions that are no higher than the source, and at least one. */
export function renditionsFor(sourceHeight: number): Rendition[] {
  const smaller = RENDITIONS.filter(({ height }) => height <= sourceHeight);
  if (smaller.length > 0) return smaller;
  // H.264 with 4:2:0 chroma subsampling requires even dimensions.
  const height = Math.max(2, sourceHeight - (sourceHeight % 2));
  return [{ name: `${height}p`, height, videoRate: 400, audioRate: 64 }];
}
