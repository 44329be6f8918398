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

/** Who has read all of the page can act where it ends. */
export function RegistrationFooter({ control, state }: RegistrationFooterProps) {
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <Card component="section" aria-label="Take part" sx={{ mt: 5, p: { xs: 2, md: 3 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <RegistrationHeading control={control} state={state} place="bottom" head={head} />
          <RegistrationOutcome control={control} place="bottom" />
        </Box>
        <RegistrationActions control={control} state={state} place="bottom" head={head} />
      </Box>
    </Card>
  );
}
