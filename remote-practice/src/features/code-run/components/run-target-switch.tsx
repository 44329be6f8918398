import { FormControlLabel, Switch } from '@sopaan/ui/forms';

interface RunTargetSwitchProps {
  isInBrowser: boolean;
  onChange: (isInBrowser: boolean) => void;
}

/** Lets the visitor run code in the browser although a server is available. */
export function RunTargetSwitch({ isInBrowser, onChange }: RunTargetSwitchProps) {
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={isInBrowser}
          onChange={(_event, checked) => onChange(checked)}
        />
      }
      sx={{ ml: -0.5 }}
      label="Run in this browser"
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
