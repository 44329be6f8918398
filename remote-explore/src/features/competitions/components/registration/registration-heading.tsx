import { Box, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useEffect, type RefObject } from 'react';
import type { RegistrationState } from '../../registration-state';
import type { RegistrationArea } from '../../api/use-change-registration';
import type { RegistrationControl } from '../../use-registration';

interface RegistrationHeadingProps {
  control: RegistrationControl;
  state: RegistrationState;
  area: RegistrationArea;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The registration state in one line. It takes the focus when a change from this area succeeds, as the pressed button may have disappeared. */
export function RegistrationHeading({ control, state, area, heading }: RegistrationHeadingProps) {
  const { success, competition } = control;
  const hasChanged = success?.area === area;
  useEffect(() => {
    if (hasChanged) heading.current?.focus({ preventScroll: true });
  }, [hasChanged, state.title, heading]);
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', color: state.color }}>
        <Icon name={state.icon} size={22} sx={{ mt: '0.1em' }} />
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h5"
          component="h2"
          sx={{ outline: 'none' }}
        >
          {state.title}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.5 }}>
        {state.dateLabel} <DateText value={state.date} time zone={competition.timeline.timezone} />
      </Typography>
      {state.note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {state.note}
        </Typography>
      )}
    </Box>
  );
}
