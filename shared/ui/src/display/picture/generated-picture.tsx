import { Box } from '@sopaan/ui/core';
import { gradientOf } from './gradient';

/** What the picture stands for. */
export type PictureKind =
  | 'course'
  | 'mentor'
  | 'institute'
  | 'job'
  | 'govtjob'
  | 'competition'
  | 'quiz'
  | 'live'
  | 'practice'
  | 'blog'
  | 'people';

export interface GeneratedPictureProps {
  id: string;
  kind: PictureKind;
  /** Width divided by height. */
  ratio?: number;
  /** What it shows where it is more than decoration. */
  label?: string;
}

export function GeneratedPicture({ id, ratio = 16 / 9, label }: GeneratedPictureProps) {
  return (
    <Box
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={{ aspectRatio: String(ratio), width: '100%', background: gradientOf(id) }}
    />
  );
}
