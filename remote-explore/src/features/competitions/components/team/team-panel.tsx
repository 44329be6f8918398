import type { Registration } from '@sopaan/schemas/competitions/registration';
import { Box, Card, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useEffect, useRef } from 'react';
import { ConsentNotice } from '@sopaan/item-actions/consent-notice';
import type { RegistrationControl } from '../../use-registration';
import { teamSizeText } from '../../team-size-text';
import { RegistrationOutcome } from '../registration/registration-outcome';
import { PendingJoinRequest } from './pending-join-request';
import { CreateOrJoinTeam } from './create-or-join-team';
import { TeamDetails } from './team-details';
import { TeamInvitationNote } from './team-invitation-note';

interface TeamPanelProps {
  control: RegistrationControl;
  /** The team code in the URL; empty without an invitation. */
  invitationCode: string;
}

/** Creates, joins or leads a team. Shown to registered members, and to visitors with an invitation. */
export function TeamPanel({ control, invitationCode }: TeamPanelProps) {
  const { competition, registration, success } = control;
  const heading = useRef<HTMLHeadingElement>(null);
  const successText = success?.area === 'team' ? success.text : null;
  useEffect(() => {
    // The pressed button has disappeared, so the focus moves to the heading.
    if (successText !== null) heading.current?.focus({ preventScroll: true });
  }, [successText]);
  if (competition.team.max <= 1) return null;
  const isRegistered = registration?.state === 'registered';
  if (!isRegistered && !invitationCode) return null;
  return (
    <Card component="section" aria-label="Your team" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h5"
            component="h2"
            sx={{ outline: 'none' }}
          >
            Your team
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {teamSizeText(competition.team)}. Teams can change until{' '}
            <DateText
              value={competition.registrationDeadline}
              time
              zone={competition.timeline.timezone}
            />
            .
          </Typography>
        </Box>
        {isRegistered && <ConsentNotice />}
        <RegistrationOutcome control={control} area="team" />
        {invitationCode && !registration?.team && (
          <TeamInvitationNote control={control} code={invitationCode} />
        )}
        {isRegistered && <TeamContent control={control} registration={registration} />}
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
      Registration has closed and you are not in a team. Ask the organiser whether you can still
      take part.
    </Typography>
  );
}
