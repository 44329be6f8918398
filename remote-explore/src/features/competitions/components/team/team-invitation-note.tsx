import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { teamCalls } from '../../api/team-calls';
import { teamInvitationQuery } from '../../api/get-team-invitation';
import type { RegistrationControl } from '../../use-registration';

interface TeamInvitationNoteProps {
  control: RegistrationControl;
  code: string;
}

/** For who has opened the link of an invitation: whose team it is, and what to do first. */
export function TeamInvitationNote({ control, code }: TeamInvitationNoteProps) {
  const { event, isMember, registration, pending, change } = control;
  const {
    data: team,
    errorUpdateCount,
    refetch,
  } = useQuery({
    ...teamInvitationQuery(event._id, code),
    enabled: isMember,
  });
  // A further attempt keeps the words, and the focus on their button.
  if (isMember && team === undefined && errorUpdateCount > 0) {
    return (
      <Alert
        severity="error"
        title="The invitation could not be read"
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
      <Alert severity="warning" title="This invitation is not valid any more">
        Ask whoever sent it for a new link.
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
          'You are invited to a team of this competition.'
        )}
        {isFull && ' It is full by now.'}
        {!canJoin &&
          registration?.state === 'waiting' &&
          ' You can join it as soon as you have a place.'}
        {registration?.state !== 'registered' &&
          registration?.state !== 'waiting' &&
          ' Register first, then ask to join.'}
      </Typography>
      {canJoin && team && !isFull && (
        <Button
          variant="contained"
          aria-disabled={pending !== undefined}
          onClick={() =>
            void change({
              place: 'team',
              name: 'join',
              send: () => teamCalls(event._id).join(code),
              outcome: () => `You have asked to join ${team.name}.`,
            })
          }
        >
          Ask to join {team.name}
        </Button>
      )}
    </Box>
  );
}
