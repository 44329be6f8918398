import { Box, Icon } from '@sopaan/ui/core';
import { useEffect, useState } from 'react';

interface PicturePreviewProps {
  file: Blob | null;
  onBroken?: () => void;
  size?: number;
}

/** A picture that is still, or again, in the browser's hands. Decoration: its file is named beside it. */
export function PicturePreview({ file, onBroken, size = 72 }: PicturePreviewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        overflow: 'hidden',
        borderRadius: '50%',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {address ? (
        <Box
          component="img"
          src={address}
          alt=""
          onError={onBroken}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Icon name="user" size={size / 2} />
      )}
    </Box>
  );
}
