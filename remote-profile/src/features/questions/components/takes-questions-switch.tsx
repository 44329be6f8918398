import { Alert, Box, Typography } from '@sopaan/ui/core';
import { FormControlLabel, Switch } from '@sopaan/ui/forms';
import { useId } from 'react';
import { useSetTakesQuestions } from '../api/use-question-mutations';

/** Pauses the questions to a mentor, at once. */
export function TakesQuestionsSwitch({ takesQuestions }: { takesQuestions: boolean }) {
  const descriptionId = useId();
  const { mutate, isPending, variables, error } = useSetTakesQuestions();
  return (
    <Box>
      <FormControlLabel
        label="I take questions"
        control={
          <Switch
            checked={isPending ? variables : takesQuestions}
            onChange={(_event, checked) => mutate(checked)}
            slotProps={{ input: { 'aria-describedby': descriptionId } }}
          />
        }
      />
      <Typography id={descriptionId} variant="body2" color="textSecondary" sx={{ pl: '3rem' }}>
        Turn it off to pause. Questions that you have received stay.
      </Typography>
      {error && (
        <Alert severity="error" title="Your choice could not be saved" sx={{ mt: 1 }}>
          {error.message}
        </Alert>
      )}
    </Box>
  );
}
