import type { Crop } from '@sopaan/schemas/profile/pictures';
import { Box } from '@sopaan/ui/core';
import { useRef, type PointerEvent } from 'react';

interface CropAreaProps {
  url: string;
  crop: Crop;
  /** The aspect ratio of the area: width divided by height. */
  ratio: number;
  isRound: boolean;
  /** Called with the distance, in fractions of the area's width and height. */
  onDrag: (by: { x: number; y: number }) => void;
  /** Called with the aspect ratio of the picture: width divided by height. */
  onLoad: (ratio: number) => void;
  onError: () => void;
}

const percent = (fraction: number) => `${fraction * 100}%`;

/** The part of the picture that will be kept. It can be dragged; the sliders below do the same by keyboard. */
export function CropArea({ url, crop, ratio, isRound, onDrag, onLoad, onError }: CropAreaProps) {
  // Not `movementX`, whose unit differs between browsers.
  const last = useRef({ x: 0, y: 0 });
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const { x, y } = last.current;
    last.current = { x: event.clientX, y: event.clientY };
    onDrag({ x: (event.clientX - x) / width, y: (event.clientY - y) / height });
  };
  return (
    <Box
      onPointerDown={start}
      onPointerMove={move}
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: isRound ? 280 : '100%',
        aspectRatio: String(ratio),
        overflow: 'hidden',
        borderRadius: isRound ? '50%' : 1,
        bgcolor: 'action.hover',
        cursor: 'grab',
        touchAction: 'none',
        userSelect: 'none',
      }}
    >
      <Box
        component="img"
        src={url}
        alt="The part that will be kept"
        draggable={false}
        onLoad={({ currentTarget }) =>
          onLoad(currentTarget.naturalWidth / currentTarget.naturalHeight)
        }
        onError={onError}
        style={{
          position: 'absolute',
          maxWidth: 'none',
          width: percent(1 / crop.width),
          height: percent(1 / crop.height),
          left: percent(-crop.left / crop.width),
          top: percent(-crop.top / crop.height),
        }}
      />
    </Box>
  );
}
