import { Box, Button, Icon } from '@sopaan/ui/core';
import { Checkbox, FormControlLabel } from '@sopaan/ui/forms';
import { useId, useState } from 'react';

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
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ '@media (hover: none)': { display: 'none' } }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        startIcon={<Icon name="help" />}
      >
        Keyboard shortcuts
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ px: 1, pb: 1 }}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 0.5,
            m: 0,
            mb: 1,
            '& dt': { fontWeight: 600 },
            '& dd': { m: 0 },
          }}
        >
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
    </Box>
  );
}
