import { Box } from '@sopaan/ui/core';
import { Checkbox, FormControlLabel } from '@sopaan/ui/forms';

const KEYS = [
  ['Space or K', 'Play or pause'],
  ['J, L', '10 seconds back, forward'],
  ['←, →', '5 seconds back, forward'],
  ['M', 'Mute or unmute'],
  ['C', 'Captions on or off'],
  ['F', 'Full screen'],
  ['<, >', 'Slower, faster'],
] as const;

interface KeyHelpProps {
  isEnabled: boolean;
  onChange: (isEnabled: boolean) => void;
}

/** The keyboard shortcuts of the video, and a switch for them: speech input and some devices press single keys by mistake. */
export function KeyHelp({ isEnabled, onChange }: KeyHelpProps) {
  return (
    <Box sx={{ px: 1, pb: 1 }}>
      <Box component="dl" sx={keys}>
        {KEYS.map(([key, meaning]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        control={
          <Checkbox checked={isEnabled} onChange={(event) => onChange(event.target.checked)} />
        }
        label="Use these keys"
      />
    </Box>
  );
}

const keys = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mb: 1,
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0 },
} as const;
