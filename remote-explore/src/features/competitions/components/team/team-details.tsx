import type { Team } from '@sopaan/schemas/competitions/registration';
import { Alert, Box, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import type { RegistrationControl } from '../../use-registration';
import { InviteLink } from './invite-link';
import { LeaveTeamActions } from './leave-team-actions';
import { TeamMemberRow } from './team-member-row';

interface TeamDetailsProps {
  control: RegistrationControl;
  team: Team;
  may: readonly string[];
}

/** The member's team; its leader also sees requests and actions on members. */
export function TeamDetails({ control, team, may }: TeamDetailsProps) {
  const missingCount = team.minMembers - team.memberCount;
  const isOpen = may.includes('leave-team');
  const isFull = team.memberCount >= team.maxMembers;
  const { registrationDeadline, timeline } = control.competition;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {team.name}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {team.memberCount} of {team.maxMembers}
        </Typography>
      </Typography>
      {missingCount > 0 && (
        <Alert severity="warning" role="none">
          {isOpen ? (
            <>
              The team needs {missingCount} more {missingCount === 1 ? 'person' : 'people'} by{' '}
              <DateText value={registrationDeadline} time zone={timeline.timezone} />.
            </>
          ) : (
            `The team has fewer than the ${team.minMembers} people that the organiser requires.`
          )}
        </Alert>
      )}
      <Box component="ul" aria-label="Members" sx={list}>
        {team.members.map((member) => (
          <TeamMemberRow
            key={member.memberId}
            member={member}
            control={control}
            canLead={may.includes('lead-team')}
            isFull={isFull}
          />
        ))}
      </Box>
      {isOpen && !isFull && <InviteLink competition={control.competition} code={team.code} />}
      {isOpen && <LeaveTeamActions control={control} team={team} />}
    </Box>
  );
}

const list = { display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 } as const;
