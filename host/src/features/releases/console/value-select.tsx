import { Box } from '@sopaan/ui/core';
import { Select, type SelectOption } from '@sopaan/ui/forms';

interface ValueSelectProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Adds a button that clears the value. */
  clearable?: boolean;
}

/** A select whose empty value means that nothing is selected. */
export function ValueSelect({ value, onChange, ...rest }: ValueSelectProps) {
  return (
    <Box sx={{ minWidth: 200 }}>
      <Select
        {...rest}
        value={value || null}
        placeholder={rest.clearable ? 'All' : undefined}
        onChange={(next) => onChange(next ?? '')}
      />
    </Box>
  );
}
