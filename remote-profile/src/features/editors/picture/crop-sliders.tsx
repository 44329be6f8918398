import { Box, Typography } from '@sopaan/ui/core';
import { MAX_ZOOM, type View } from './crop';

interface CropSlidersProps {
  view: View;
  onChange: (view: View) => void;
}

/** Zoom and position of the picture. */
export function CropSliders({ view, onChange }: CropSlidersProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 400 }}>
      <Slider
        label="Zoom"
        min={1}
        max={MAX_ZOOM}
        value={view.zoom}
        onChange={(zoom) => onChange({ ...view, zoom })}
      />
      <Slider
        label="Horizontal position"
        value={view.x}
        onChange={(x) => onChange({ ...view, x })}
      />
      <Slider label="Vertical position" value={view.y} onChange={(y) => onChange({ ...view, y })} />
    </Box>
  );
}

interface SliderProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min = 0, max = 1, value, onChange }: SliderProps) {
  return (
    <Typography component="label" variant="subtitle2" sx={{ display: 'grid' }}>
      {label}
      <Box
        component="input"
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        sx={{ width: '100%', height: 44, m: 0, accentColor: (theme) => theme.palette.primary.main }}
      />
    </Typography>
  );
}
