import type { Team } from '@sopaan/schemas/registration';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { teamCalls } from '../../api/team-calls';
import type { RegistrationControl } from '../../use-registration';

/** For who has asked to join a team and waits for its leader. */
export function PendingJoinRequest({ control, team }: { control: RegistrationControl; team: Team }) {
  const { event, registration, pending, change } = control;
  const leader = team.members.find(({ isLeader }) => isLeader)?.name ?? 'its leader';
  const canLeave = registration?.may.includes('leave-team') ?? false;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2">
        You have asked to join <strong>{team.name}</strong>.{' '}
        {canLeave
          ? `${leader} decides.`
          : 'Registration closed before the leader took you in. The teams stay as they are.'}
      </Typography>
      {canLeave && (
        <Button
          variant="outlined"
          color="inherit"
          aria-disabled={pending !== undefined}
          onClick={() =>
            void change({
              place: 'team',
              name: 'take-back',
              send: teamCalls(event._id).leave,
              outcome: () => 'You have taken your wish back.',
            })
          }
        >
          Take it back
        </Button>
      )}
    </Box>
  );
}
