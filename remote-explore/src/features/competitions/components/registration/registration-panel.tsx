import { Card } from '@sopaan/ui/core';
import { useRef } from 'react';
import type { RegistrationState } from '../../registration-state';
import type { RegistrationControl } from '../../use-registration';
import { RegistrationActions } from './registration-actions';
import { RegistrationHeading } from './registration-heading';
import { RegistrationOutcome } from './registration-outcome';

interface RegistrationPanelProps {
  control: RegistrationControl;
  state: RegistrationState;
}

/** The visitor's registration state and the actions on it. */
export function RegistrationPanel({ control, state }: RegistrationPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card
      component="section"
      aria-label="Registration"
      sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 3 } }}
    >
      <RegistrationHeading control={control} state={state} area="panel" heading={heading} />
      <RegistrationOutcome control={control} area="panel" />
      <RegistrationActions control={control} state={state} area="panel" heading={heading} />
    </Card>
  );
}
