import type { TeamMember } from '@sopaan/schemas/competitions/registration';
import { Box, Button, Icon, MenuButton, Typography } from '@sopaan/ui/core';
import { InitialsAvatar } from '@sopaan/ui/display';
import { registrationCalls } from '../../api/registration-calls';
import type { RegistrationControl } from '../../use-registration';

interface TeamMemberRowProps {
  member: TeamMember;
  control: RegistrationControl;
  canLead: boolean;
  isFull: boolean;
}

/** A member of the team or a request to join it, with the leader's actions. */
export function TeamMemberRow({ member, control, canLead, isFull }: TeamMemberRowProps) {
  const { competition, pending, change } = control;
  const { memberId, name, isLeader, isYou, state } = member;
  const calls = registrationCalls(competition._id);
  const run = (action: 'acceptMember' | 'removeMember' | 'transferLead', successText: string) =>
    void change({
      area: 'team',
      name: `${action}:${memberId}`,
      send: () => calls[action](memberId),
      successText: () => successText,
    });
  const isRequest = state === 'asked';
  const disabled = pending !== undefined;
  const role = isRequest
    ? 'Wants to join'
    : [isLeader && 'Leader', isYou && 'You'].filter(Boolean).join(', ');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <InitialsAvatar name={name} size={36} />
      <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {role && (
          <Typography variant="caption" color="textSecondary">
            {role}
          </Typography>
        )}
      </Box>
      {canLead && isRequest && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {!isFull && (
            <Button
              size="small"
              variant="contained"
              aria-label={`Accept ${name}`}
              aria-disabled={disabled}
              onClick={() => run('acceptMember', `${name} has joined the team.`)}
            >
              Accept
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            aria-label={`Decline ${name}`}
            aria-disabled={disabled}
            onClick={() => run('removeMember', `You have declined the request from ${name}.`)}
          >
            Decline
          </Button>
        </Box>
      )}
      {canLead && !isRequest && !isYou && (
        <MenuButton
          plain
          align="end"
          label={`More actions for ${name}`}
          entries={[
            {
              label: 'Make leader',
              onSelect: () => run('transferLead', `${name} is now the team leader.`),
            },
            {
              label: 'Remove from team',
              onSelect: () => run('removeMember', `${name} has been removed from the team.`),
            },
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
    </Box>
  );
}
