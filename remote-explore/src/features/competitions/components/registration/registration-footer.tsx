import { Box, Card } from '@sopaan/ui/core';
import { useRef } from 'react';
import type { RegistrationState } from '../../registration-state';
import type { RegistrationControl } from '../../use-registration';
import { RegistrationActions } from './registration-actions';
import { RegistrationHeading } from './registration-heading';
import { RegistrationOutcome } from './registration-outcome';

interface RegistrationFooterProps {
  control: RegistrationControl;
  state: RegistrationState;
}

/** Registration at the end of the page, for visitors who have read all of it. */
export function RegistrationFooter({ control, state }: RegistrationFooterProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card
      component="section"
      aria-label="Take part"
      sx={{ mt: 5, p: { xs: 2, md: 3 }, '@media print': { display: 'none' } }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <RegistrationHeading control={control} state={state} area="footer" heading={heading} />
          <RegistrationOutcome control={control} area="footer" />
        </Box>
        <RegistrationActions control={control} state={state} area="footer" heading={heading} />
      </Box>
    </Card>
  );
}
