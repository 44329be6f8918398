import { useEffect, useState } from 'react';
import { IconTool } from './icon-tool';
import { togglePictureInPicture } from './playback';

/** Renders nothing if the browser does not support picture in picture. */
export function PictureInPictureButton({ video }: { video: HTMLVideoElement | null }) {
  const [isSupported, setSupported] = useState(false);
  useEffect(() => {
    setSupported(document.pictureInPictureEnabled && video !== null);
  }, [video]);
  if (!video || !isSupported) return null;
  return (
    <IconTool
      name="Picture in picture"
      icon="picture-in-picture"
      onClick={() => void togglePictureInPicture(video)}
    />
  );
}
