import type { Team } from '@sopaan/schemas/competitions/registration';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { registrationCalls } from '../../api/registration-calls';
import type { RegistrationControl } from '../../use-registration';

/** The member's request to join a team, while its leader has not answered. */
export function PendingJoinRequest({
  control,
  team,
}: {
  control: RegistrationControl;
  team: Team;
}) {
  const { competition, registration, pending, change } = control;
  const leader = team.members.find(({ isLeader }) => isLeader)?.name ?? 'the team leader';
  const canLeave = registration?.may.includes('leave-team') ?? false;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2">
        You have requested to join <strong>{team.name}</strong>.{' '}
        {canLeave
          ? `Waiting for approval from ${leader}.`
          : 'Registration closed before your request was approved. Teams can no longer change.'}
      </Typography>
      {canLeave && (
        <Button
          variant="outlined"
          color="inherit"
          aria-disabled={pending !== undefined}
          onClick={() =>
            void change({
              area: 'team',
              name: 'cancel-request',
              send: registrationCalls(competition._id).leaveTeam,
              successText: () => 'Your request has been cancelled.',
            })
          }
        >
          Cancel request
        </Button>
      )}
    </Box>
  );
}
