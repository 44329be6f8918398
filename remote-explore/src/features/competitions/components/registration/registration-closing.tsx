import { Box, Card } from '@sopaan/ui/core';
import { useRef } from 'react';
import type { RegistrationState } from '../../registration-state';
import type { RegistrationControl } from '../../use-registration';
import { RegistrationActions } from './registration-actions';
import { RegistrationHead } from './registration-head';
import { RegistrationOutcome } from './registration-outcome';

interface RegistrationClosingProps {
  control: RegistrationControl;
  state: RegistrationState;
}

/** Who has read all of the page can act where it ends. */
export function RegistrationClosing({ control, state }: RegistrationClosingProps) {
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
          <RegistrationHead control={control} state={state} place="bottom" head={head} />
          <RegistrationOutcome control={control} place="bottom" />
        </Box>
        <RegistrationActions control={control} state={state} place="bottom" head={head} />
      </Box>
    </Card>
  );
}
