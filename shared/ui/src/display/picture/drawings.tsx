import type { ReactNode } from 'react';
import { objects, type PictureKind } from './objects';
import type { PicturePalette } from './picture-palettes';
import type { TopicDrawing } from './topics/shape';
import { topicDrawingOf } from './topics/topic-of';

/** The drawing of the topic that a text names, or of the kind if there is no text or it names none. */
export function drawingOf(
  kind: PictureKind,
  topic: string | undefined,
): (palette: PicturePalette) => ReactNode {
  const drawing = topic === undefined ? undefined : topicDrawingOf(topic);
  return drawing ? (palette) => <Shapes drawing={drawing} palette={palette} /> : objects[kind];
}

function Shapes({ drawing, palette }: { drawing: TopicDrawing; palette: PicturePalette }) {
  return drawing.map(([color, path, lineWidth]) =>
    lineWidth === undefined ? (
      <path key={path} d={path} fill={palette[color]} />
    ) : (
      <path
        key={path}
        d={path}
        fill="none"
        stroke={palette[color]}
        strokeWidth={lineWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  );
}
