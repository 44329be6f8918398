import { FormControlLabel, Switch } from '@sopaan/ui/forms';

interface RunPlaceProps {
  isHere: boolean;
  onChange: (isHere: boolean) => void;
}

/** For those who practise without a network, or want to spare the server. */
export function RunPlace({ isHere, onChange }: RunPlaceProps) {
  return (
    <FormControlLabel
      control={
        <Switch size="small" checked={isHere} onChange={(_event, checked) => onChange(checked)} />
      }
      sx={{ ml: -0.5 }}
      label="Run in this browser"
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
