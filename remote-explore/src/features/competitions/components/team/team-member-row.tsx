import type { TeamMember } from '@sopaan/schemas/registration';
import { Box, Button, Icon, MenuButton, Typography } from '@sopaan/ui/core';
import { InitialsAvatar } from '@sopaan/ui/display';
import { teamCalls } from '../../api/team-calls';
import type { RegistrationControl } from '../../use-registration';

interface TeamMemberRowProps {
  member: TeamMember;
  control: RegistrationControl;
  canLead: boolean;
  isFull: boolean;
}

/** One person of the team, and what its leader can do about them. */
export function TeamMemberRow({ member, control, canLead, isFull }: TeamMemberRowProps) {
  const { event, pending, change } = control;
  const { memberId, name, isLeader, isYou, state } = member;
  const calls = teamCalls(event._id);
  const act = (verb: 'accept' | 'remove' | 'handOver', outcome: string) =>
    void change({
      place: 'team',
      name: `${verb}:${memberId}`,
      send: () => calls[verb](memberId),
      outcome: () => outcome,
    });
  const isAsking = state === 'asked';
  const disabled = pending !== undefined;
  const what = isAsking
    ? 'Asks to join'
    : [isLeader && 'Leads', isYou && 'You'].filter(Boolean).join(', ');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <InitialsAvatar name={name} size={36} />
      <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {what && (
          <Typography variant="caption" color="textSecondary">
            {what}
          </Typography>
        )}
      </Box>
      {canLead && isAsking && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {!isFull && (
            <Button
              size="small"
              variant="contained"
              aria-label={`Accept ${name}`}
              aria-disabled={disabled}
              onClick={() => act('accept', `${name} is in the team.`)}
            >
              Accept
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            aria-label={`Decline ${name}`}
            aria-disabled={disabled}
            onClick={() => act('remove', `You have declined ${name}.`)}
          >
            Decline
          </Button>
        </Box>
      )}
      {canLead && !isAsking && !isYou && (
        <MenuButton
          plain
          align="end"
          label={`More about ${name}`}
          entries={[
            {
              label: 'Hand the lead over',
              onSelect: () => act('handOver', `${name} leads the team now.`),
            },
            {
              label: 'Remove from the team',
              onSelect: () => act('remove', `${name} is not in the team any more.`),
            },
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
    </Box>
  );
}
