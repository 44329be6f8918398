import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { registrationCalls } from '../../api/registration-calls';
import { teamInvitationQuery } from '../../api/get-team-invitation';
import type { RegistrationControl } from '../../use-registration';

interface TeamInvitationNoteProps {
  control: RegistrationControl;
  code: string;
}

/** Shown to a visitor with an invitation link: the team, and what to do before joining it. */
export function TeamInvitationNote({ control, code }: TeamInvitationNoteProps) {
  const { competition, isMember, registration, pending, change } = control;
  const {
    data: team,
    errorUpdateCount,
    refetch,
  } = useQuery({
    ...teamInvitationQuery(competition._id, code),
    enabled: isMember,
  });
  // Retrying keeps the message on screen, so its button keeps the focus.
  if (isMember && team === undefined && errorUpdateCount > 0) {
    return (
      <Alert
        severity="error"
        title="The invitation could not be loaded"
        action={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (team === null) {
    return (
      <Alert severity="warning" title="This invitation is no longer valid">
        Ask the sender for a new link.
      </Alert>
    );
  }
  const isFull = team !== undefined && team.memberCount >= team.maxMembers;
  const canJoin = registration?.may.includes('join-team') ?? false;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2">
        {team ? (
          <>
            {team.leader} invites you to the team <strong>{team.name}</strong> ({team.memberCount}{' '}
            of {team.maxMembers}).
          </>
        ) : (
          'You are invited to join a team in this competition.'
        )}
        {isFull && ' The team is full.'}
        {!canJoin &&
          registration?.state === 'waiting' &&
          ' You can join it as soon as you have a place.'}
        {registration?.state !== 'registered' &&
          registration?.state !== 'waiting' &&
          ' Register first, then request to join.'}
      </Typography>
      {canJoin && team && !isFull && (
        <Button
          variant="contained"
          aria-disabled={pending !== undefined}
          onClick={() =>
            void change({
              area: 'team',
              name: 'join',
              send: () => registrationCalls(competition._id).requestToJoinTeam(code),
              successText: () => `You have requested to join ${team.name}.`,
            })
          }
        >
          Request to join {team.name}
        </Button>
      )}
    </Box>
  );
}
