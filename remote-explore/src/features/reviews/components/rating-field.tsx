import { Box } from '@sopaan/ui/core';
import { FormHelperText, Rating, useField } from '@sopaan/ui/forms';
import { useId } from 'react';

/** One to five stars, as radio buttons. */
export function RatingField({ name, label }: { name: string; label: string }) {
  const helpId = useId();
  const [field, meta, actions] = useField<number>(name);
  const failed = Boolean(meta.touched && meta.error);
  return (
    <Box
      component="fieldset"
      aria-describedby={failed ? helpId : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, typography: 'subtitle2' }}>
        {label}
      </Box>
      <Rating
        name={name}
        size="large"
        value={field.value || null}
        // Pressing the chosen star again would take the rating back: no radio button does that.
        onChange={(_event, value) => value !== null && void actions.setValue(value)}
        getLabelText={(stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`}
        sx={{
          fontSize: '2.5rem',
          color: 'secondary.light',
          '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        }}
      />
      {failed && (
        <FormHelperText error id={helpId}>
          {meta.error}
        </FormHelperText>
      )}
    </Box>
  );
}
