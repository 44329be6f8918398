import { Alert, Box, Typography } from '@sopaan/ui/core';
import { FormControlLabel, Switch } from '@sopaan/ui/forms';
import { useId } from 'react';

interface SettingSwitchProps {
  label: string;
  description: string;
  isOn: boolean;
  /** Why the last change could not be saved. */
  error: Error | null;
  onChange: (isOn: boolean) => void;
}

/** An item of a list of settings that are saved at once. */
export function SettingSwitch({ label, description, isOn, error, onChange }: SettingSwitchProps) {
  const descriptionId = useId();
  return (
    <Box component="li">
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': descriptionId } }}
          />
        }
      />
      <Typography id={descriptionId} variant="body2" color="textSecondary" sx={{ pl: '3rem' }}>
        {description}
      </Typography>
      {error && (
        <Alert severity="error" title="Your choice could not be saved" sx={{ mt: 1 }}>
          {error.message}
        </Alert>
      )}
    </Box>
  );
}

export const switchList = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' };
