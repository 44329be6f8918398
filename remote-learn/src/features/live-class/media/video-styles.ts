/** A 16:9 box for a video. */
export const frame = {
  position: 'relative',
  aspectRatio: '16 / 9',
  bgcolor: '#101318',
  borderRadius: '16px',
  overflow: 'hidden',
} as const;

/** The smaller of two videos. */
export const inset = {
  position: 'absolute',
  right: '2%',
  bottom: '2%',
  width: '24%',
  aspectRatio: '16 / 9',
  borderRadius: '8px',
  overflow: 'hidden',
  bgcolor: '#000000',
} as const;

/** A text in place of the video. */
export const message = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  p: 3,
  color: '#ffffff',
} as const;
