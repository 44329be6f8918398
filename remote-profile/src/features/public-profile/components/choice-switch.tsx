import { FormControl, FormControlLabel, FormHelperText, Switch } from '@sopaan/ui/forms';
import { useId } from 'react';

interface ChoiceSwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once. */
export function ChoiceSwitch({ label, hint, checked, disabled, onChange }: ChoiceSwitchProps) {
  const hintId = useId();
  return (
    <FormControl disabled={disabled}>
      <FormControlLabel
        label={label}
        sx={{ minHeight: 44 }}
        control={
          <Switch
            checked={checked}
            onChange={(_event, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId} disabled={false} sx={{ m: 0 }}>
        {hint}
      </FormHelperText>
    </FormControl>
  );
}
