import { Button, Icon } from '@sopaan/ui/core';
import { useEffect, useState } from 'react';
import { togglePictureInPicture } from './playback';

/** Renders nothing if the browser does not support picture in picture. */
export function PictureInPictureButton({ video }: { video: HTMLVideoElement | null }) {
  const [isSupported, setSupported] = useState(false);
  useEffect(() => {
    setSupported(document.pictureInPictureEnabled && video !== null);
  }, [video]);
  if (!video || !isSupported) return null;
  return (
    <Button
      color="inherit"
      startIcon={<Icon name="picture-in-picture" />}
      onClick={() => void togglePictureInPicture(video)}
    >
      Picture in picture
    </Button>
  );
}
