import type { MailCategory } from '@sopaan/schemas/account/mail-choices';
import { Alert, Box, Typography } from '@sopaan/ui/core';
import { FormControlLabel, Switch } from '@sopaan/ui/forms';
import { useId } from 'react';
import { useSetMailChoice } from '../../api/use-set-mail-choice';

interface MailChoiceSwitchProps {
  category: MailCategory;
  label: string;
  description: string;
  isWanted: boolean;
}

/** Turns one category of emails on or off at once. */
export function MailChoiceSwitch({
  category,
  label,
  description,
  isWanted,
}: MailChoiceSwitchProps) {
  const descriptionId = useId();
  const { mutate, isPending, variables, error } = useSetMailChoice(category);
  return (
    <Box component="li">
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={isPending ? variables : isWanted}
            onChange={(_event, checked) => mutate(checked)}
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
