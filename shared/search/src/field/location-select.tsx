import { EVERYWHERE, INDIAN_CITIES, INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import { Box, Icon, VisuallyHidden } from '@sopaan/ui/core';
import { fieldFrame } from './field-frame';

interface LocationSelectProps {
  value: string;
  onChange: (value: string) => void;
  label?: string;
}

/** Selects everywhere, one of the states and union territories, or a city. A native select, which works best on phones. */
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
        <Places label="States and union territories" names={INDIAN_STATES} />
        <Places label="Cities" names={INDIAN_CITIES} />
      </Box>
    </Box>
  );
}

function Places({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <optgroup label={label}>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
