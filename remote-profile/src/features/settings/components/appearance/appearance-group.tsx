import { useThemeMode, type ThemeMode } from '@sopaan/ui/core';
import { FormControlLabel, Radio, RadioGroup } from '@sopaan/ui/forms';
import { SettingsGroup } from '../group/settings-group';

const MODES: ReadonlyArray<{ mode: ThemeMode; label: string }> = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
];

/** The theme of this device, the same as in the menu of the header. */
export function AppearanceGroup() {
  const { mode, setMode } = useThemeMode();
  const choose = (value: string) => {
    const choice = MODES.find((candidate) => candidate.mode === value);
    if (choice) setMode(choice.mode);
  };
  return (
    <SettingsGroup id="theme" title="Theme" description="Applies to this device only.">
      <RadioGroup
        row
        name="theme"
        aria-labelledby="theme-heading"
        value={mode}
        onChange={(_event, value) => choose(value)}
      >
        {MODES.map(({ mode: value, label }) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </SettingsGroup>
  );
}
