import { ALERT_FREQUENCIES, type SavedSearch } from '@sopaan/schemas/saved-searches/saved-search';
import { alertFrequencyOptions } from '@sopaan/search/alert-frequencies';
import { Alert, Box, Typography } from '@sopaan/ui/core';
import { ToggleButton, ToggleButtonGroup } from '@sopaan/ui/panels';
import { useSetAlertFrequency } from '../api/use-change-saved-search';

/** Changes at once how often new jobs of a search are emailed. */
export function AlertFrequencyButtons({ search }: { search: SavedSearch }) {
  const { mutate, isPending, variables, error } = useSetAlertFrequency(search.id);
  const frequency = isPending ? variables : search.frequency;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" aria-hidden>
          Emails
        </Typography>
        <ToggleButtonGroup
          exclusive
          color="primary"
          value={frequency}
          aria-label={`Emails about ${search.name}`}
          onChange={(_event, value: unknown) => {
            const chosen = ALERT_FREQUENCIES.find((known) => known === value);
            // `chosen` is undefined when the selected button is clicked again.
            if (chosen !== undefined) mutate(chosen);
          }}
        >
          {alertFrequencyOptions.map(({ value, label }) => (
            <ToggleButton key={value} value={value} sx={buttonStyle}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {error && (
        <Alert severity="error" title="Your choice could not be saved" sx={{ mt: 1 }}>
          {error.message}
        </Alert>
      )}
    </div>
  );
}

const buttonStyle = { minHeight: 44, px: 2, textTransform: 'none', lineHeight: 1.25 } as const;
