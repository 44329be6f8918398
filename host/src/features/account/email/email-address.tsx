import { Box, Typography } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import { ExpandableForm } from '../form/expandable-form';
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
        <ExpandableForm label="Send confirmation link">
          {(form) => <ConfirmEmailForm email={email} {...form} />}
        </ExpandableForm>
      )}
      {/* The key discards the message about the previous address. */}
      <ExpandableForm key={email} label="Change email">
        {(form) => <ChangeEmailForm email={email} {...form} />}
      </ExpandableForm>
    </Box>
  );
}
