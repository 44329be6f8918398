import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { GeneratedPicture, type GeneratedPictureProps } from './generated-picture';

interface PictureProps extends GeneratedPictureProps {
  /** Where the image lies. Without one, or if it does not load, a picture is drawn. */
  src?: string | null;
}

/** An image with its place kept free, or a drawn picture. */
export function Picture({ src, ...drawn }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) return <GeneratedPicture {...drawn} />;
  return (
    <Box
      component="img"
      src={src}
      alt={drawn.label ?? ''}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(src)}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: String(drawn.ratio ?? 16 / 9),
        objectFit: 'cover',
      }}
    />
  );
}
