import type { HostEvent } from '@sopaan/schemas/event';
import { Box, Card, Divider, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { DateText, Money } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { registrationState, type RegistrationState } from '../registration-state';

const looks: Record<RegistrationState['kind'], { icon: IconName; color: string }> = {
  open: { icon: 'check', color: 'success.main' },
  soon: { icon: 'lock', color: 'warning.main' },
  running: { icon: 'play', color: 'info.main' },
  ended: { icon: 'clock', color: 'text.secondary' },
};

/** Whether one can still take part, and what it takes. */
export function RegistrationPanel({ event }: { event: HostEvent }) {
  const state = registrationState(event);
  const { icon, color } = looks[state.kind];
  const { timezone, startsAt, endsAt } = event.timeline;
  const date = (value: string) => <DateText value={value} time zone={timezone} />;
  return (
    <Card component="section" aria-label="Registration" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color }}>
        <Icon name={icon} size={22} />
        <Typography variant="h5" component="h2">
          {state.title}
        </Typography>
      </Box>
      <Typography sx={{ mt: 0.5 }}>
        {state.dateLabel} {date(state.date)}
      </Typography>
      <Divider sx={{ my: 2 }} />
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
        <Row icon="calendar" name="Event">
          {date(startsAt)} to {date(endsAt)}
        </Row>
        <Row icon="rupee" name="Entry">
          <Money amount={event.paid} currency={event.currency} />
        </Row>
        <Row icon="map-pin" name="Place">
          {placeText(event)}
        </Row>
        <Row icon="users" name="Team">
          {teamText(event)}
        </Row>
        <Row icon="user" name="Taking part">
          {participantText(event)}
        </Row>
        {event.workExperience && (
          <Row icon="briefcase" name="Experience">
            {event.workExperience}
          </Row>
        )}
        {event.deadlines.map((deadline) => (
          <Row key={deadline.title} icon="clock" name={deadline.title}>
            {date(deadline.at)}
          </Row>
        ))}
      </Box>
    </Card>
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

function placeText({ ModeofEvent, location }: HostEvent): string {
  const place = [location.city, location.state].filter(Boolean).join(', ');
  return ModeofEvent === 'Online' || !place ? ModeofEvent : `${place} (${ModeofEvent})`;
}

function teamText({ team, teamSize }: HostEvent): string {
  if (team.max <= 1) return 'Alone';
  if (team.min === team.max) return `${team.max} people`;
  return team.max > team.min ? `${team.min} to ${team.max} people` : teamSize;
}

function participantText({ participants, capacity }: HostEvent): string {
  const number = new Intl.NumberFormat('en-IN');
  const current = number.format(participants.currentCount);
  return capacity === null
    ? `${current} so far`
    : `${current} of ${number.format(capacity)} places`;
}
