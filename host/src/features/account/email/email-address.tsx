import { Box, Typography } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import { FormBehindButton } from '../form/form-behind-button';
import { ChangeEmailForm } from './change-email-form';
import { ConfirmEmailForm } from './confirm-email-form';

interface EmailAddressProps {
  email: string;
  confirmed: boolean;
}

export function EmailAddress({ email, confirmed }: EmailAddressProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Chip
          size="small"
          color={confirmed ? 'success' : 'warning'}
          label={confirmed ? 'Confirmed' : 'Not confirmed'}
        />
      </Box>
      {!confirmed && (
        <FormBehindButton label="Send a confirmation">
          {(form) => <ConfirmEmailForm email={email} {...form} />}
        </FormBehindButton>
      )}
      {/* What it said of one address is void with the next. */}
      <FormBehindButton key={email} label="Change email">
        {(form) => <ChangeEmailForm email={email} {...form} />}
      </FormBehindButton>
    </Box>
  );
}
