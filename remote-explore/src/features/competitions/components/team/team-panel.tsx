import type { Registration } from '@sopaan/schemas/registration';
import { Box, Card, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useEffect, useRef } from 'react';
import type { RegistrationControl } from '../../use-registration';
import { teamSizeText } from '../../team-size-text';
import { RegistrationOutcome } from '../registration/registration-outcome';
import { PendingJoinRequest } from './pending-join-request';
import { CreateOrJoinTeam } from './create-or-join-team';
import { TeamDetails } from './team-details';
import { TeamInvitationNote } from './team-invitation-note';

interface TeamPanelProps {
  control: RegistrationControl;
  /** From the address: the code of the team that somebody invites to; else empty. */
  invitation: string;
}

/** Founding, joining and leading a team. Without an invitation it is only there for who has a place. */
export function TeamPanel({ control, invitation }: TeamPanelProps) {
  const { event, registration, done } = control;
  const head = useRef<HTMLHeadingElement>(null);
  const outcome = done?.place === 'team' ? done.text : null;
  useEffect(() => {
    // What was pressed has gone with what it was about.
    if (outcome !== null) head.current?.focus({ preventScroll: true });
  }, [outcome]);
  if (event.team.max <= 1) return null;
  const isIn = registration?.state === 'registered';
  if (!isIn && !invitation) return null;
  return (
    <Card component="section" aria-label="Your team" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Typography ref={head} tabIndex={-1} variant="h5" component="h2" sx={{ outline: 'none' }}>
            Your team
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {teamSizeText(event.team)}. Teams can change until{' '}
            <DateText value={event.registrationDeadline} time zone={event.timeline.timezone} />.
          </Typography>
        </Box>
        <RegistrationOutcome control={control} place="team" />
        {invitation && !registration?.team && (
          <TeamInvitationNote control={control} code={invitation} />
        )}
        {isIn && <TeamContent control={control} registration={registration} />}
      </Box>
    </Card>
  );
}

function TeamContent({
  control,
  registration,
}: {
  control: RegistrationControl;
  registration: Registration;
}) {
  const { team, may } = registration;
  if (team?.state === 'asked') return <PendingJoinRequest control={control} team={team} />;
  if (team) return <TeamDetails control={control} team={team} may={may} />;
  if (may.includes('found-team')) return <CreateOrJoinTeam control={control} />;
  return (
    <Typography variant="body2">
      Registration has closed and you are in no team. The organiser can tell you what that means.
    </Typography>
  );
}
