import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { GeneratedPicture, type GeneratedPictureProps } from './generated-picture';

interface PictureProps extends GeneratedPictureProps {
  /** The URL of the image. Without it, or if it does not load, a generated picture is shown. */
  src?: string | null;
}

/** An image with a reserved aspect ratio, or a generated picture. */
export function Picture({ src, ...generated }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) return <GeneratedPicture {...generated} />;
  return (
    <Box
      component="img"
      src={src}
      alt={generated.label ?? ''}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(src)}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: String(generated.ratio ?? 16 / 9),
        objectFit: 'cover',
      }}
    />
  );
}
