import { Box, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useEffect, type RefObject } from 'react';
import type { RegistrationState } from '../../registration-state';
import type { Place, RegistrationControl } from '../../use-registration';

interface RegistrationHeadingProps {
  control: RegistrationControl;
  state: RegistrationState;
  place: Place;
  head: RefObject<HTMLHeadingElement | null>;
}

/** How it stands, in a line. It takes the focus when a button that was pressed here has gone. */
export function RegistrationHeading({ control, state, place, head }: RegistrationHeadingProps) {
  const { done, event } = control;
  const isChanged = done?.place === place;
  useEffect(() => {
    if (isChanged) head.current?.focus({ preventScroll: true });
  }, [isChanged, state.title, head]);
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', color: state.color }}>
        <Icon name={state.icon} size={22} sx={{ mt: '0.1em' }} />
        <Typography ref={head} tabIndex={-1} variant="h5" component="h2" sx={{ outline: 'none' }}>
          {state.title}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.5 }}>
        {state.dateLabel} <DateText value={state.date} time zone={event.timeline.timezone} />
      </Typography>
      {state.note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {state.note}
        </Typography>
      )}
    </Box>
  );
}
