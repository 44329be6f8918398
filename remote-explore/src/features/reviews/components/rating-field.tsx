import { Box } from '@sopaan/ui/core';
import { FormHelperText, Rating, useField } from '@sopaan/ui/forms';
import { useId } from 'react';

/** One to five stars, as radio buttons. */
export function RatingField({ name, label }: { name: string; label: string }) {
  const helpId = useId();
  const [field, meta, actions] = useField<number>(name);
  const hasError = Boolean(meta.touched && meta.error);
  return (
    <Box
      component="fieldset"
      aria-describedby={hasError ? helpId : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, typography: 'subtitle2' }}>
        {label}
      </Box>
      <Rating
        name={name}
        size="large"
        value={field.value || null}
        // MUI reports null when the selected star is clicked again; radio buttons cannot be unselected.
        onChange={(_event, value) => value !== null && void actions.setValue(value)}
        getLabelText={(stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`}
        sx={{
          fontSize: '2.5rem',
          color: 'secondary.light',
          '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        }}
      />
      {hasError && (
        <FormHelperText error id={helpId}>
          {meta.error}
        </FormHelperText>
      )}
    </Box>
  );
}
