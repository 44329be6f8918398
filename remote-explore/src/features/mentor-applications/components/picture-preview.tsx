import { Box, Icon } from '@sopaan/ui/core';
import { useObjectUrl } from '@sopaan/ui/use-object-url';

interface PicturePreviewProps {
  file: Blob | null;
  onError?: () => void;
  size?: number;
}

/** A preview of a picture file. Decorative: the text beside it says whose picture it is, or the name of its file. */
export function PicturePreview({ file, onError, size = 72 }: PicturePreviewProps) {
  const url = useObjectUrl(file);
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
      {url ? (
        <Box
          component="img"
          src={url}
          alt=""
          onError={onError}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Icon name="user" size={size / 2} />
      )}
    </Box>
  );
}
