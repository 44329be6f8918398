import { cityAndState } from '@sopaan/schemas/api/place';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { Money } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { teamSizeText } from '../team-size-text';

/** Entry fee, location, team size, participants and required experience. */
export function CompetitionFacts({ competition }: { competition: HostEvent }) {
  const participants = participantText(competition);
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
      <Row icon="rupee" name="Entry fee">
        <Money amount={competition.paid} currency={competition.currency} />
      </Row>
      <Row icon="map-pin" name="Location">
        {locationText(competition)}
      </Row>
      <Row icon="users" name="Team size">
        {teamSizeText(competition.team)}
      </Row>
      {participants && (
        <Row icon="user" name="Participants">
          {participants}
        </Row>
      )}
      {competition.workExperience && (
        <Row icon="briefcase" name="Experience">
          {competition.workExperience}
        </Row>
      )}
    </Box>
  );
}

function Row({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}>
      <Typography component="dt" variant="body2" color="textSecondary" sx={rowHead}>
        <Icon name={icon} size={18} />
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, gridColumn: 2, fontWeight: 600 }}>
        {children}
      </Typography>
    </Box>
  );
}

const rowHead = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
} as const;

function locationText({ ModeofEvent, location }: HostEvent): string {
  const place = cityAndState(location);
  return ModeofEvent === 'Online' || !place ? ModeofEvent : `${place} (${ModeofEvent})`;
}

/** Empty if there is no limit and nobody has registered. */
function participantText({ participants, capacity }: HostEvent): string {
  const number = new Intl.NumberFormat('en-IN');
  if (participants.currentCount === 0) {
    return capacity === null ? '' : `${number.format(capacity)} places`;
  }
  const current = number.format(participants.currentCount);
  return capacity === null
    ? `${current} so far`
    : `${current} of ${number.format(capacity)} places`;
}
