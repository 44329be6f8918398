import { EVERYWHERE, INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import { Box, Icon, VisuallyHidden } from '@sopaan/ui/core';
import { fieldFrame } from './field-frame';

interface LocationSelectProps {
  value: string;
  onChange: (value: string) => void;
  label?: string;
}

/** Selects everywhere, or one of the states and union territories. A native select, which works best on phones. */
export function LocationSelect({ value, onChange, label = 'Location' }: LocationSelectProps) {
  return (
    <Box component="label" sx={[fieldFrame, { pl: 1.5 }]}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name="map-pin" sx={{ color: 'text.secondary' }} />
      <Box
        component="select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{ cursor: 'pointer', textOverflow: 'ellipsis', pr: 1 }}
      >
        <option value={EVERYWHERE}>Around You</option>
        {INDIAN_STATES.map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </Box>
    </Box>
  );
}
