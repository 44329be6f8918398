import { paths } from '@sopaan/contract/paths';
import type { HostEvent } from '@sopaan/schemas/event';
import { AppLink, Box, Card, Typography, useMediaQuery } from '@sopaan/ui/core';
import { Breadcrumbs, Chip, InitialsAvatar, Picture } from '@sopaan/ui/display';
import type { ReactNode } from 'react';

interface CompetitionHeaderProps {
  event: HostEvent;
  /** Buttons below the title. */
  actions: ReactNode;
}

/** Banner, title and organiser. */
export function CompetitionHeader({ event, actions }: CompetitionHeaderProps) {
  const isWide = useMediaQuery('(min-width:768px)', { noSsr: true });
  const tags = [event.opportunityType.name, event.ModeofEvent, event.category].filter(Boolean);
  return (
    <Box component="header">
      <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 2, typography: 'body2' }}>
        <AppLink to={paths.home}>Home</AppLink>
        <AppLink to={paths.competitions}>Competitions</AppLink>
        <span aria-current="page">{event.title}</span>
      </Breadcrumbs>
      <Card
        sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 24rem) minmax(0, 1fr)' } }}
      >
        <Box sx={{ '& > *': { height: '100%' } }}>
          <Picture
            id={event._id}
            kind="competition"
            src={event.banner}
            ratio={isWide ? 16 / 9 : 2}
            label={`Banner of ${event.title}`}
          />
        </Box>
        <Box sx={{ display: 'grid', alignContent: 'center', gap: 2, p: { xs: 2, md: 4 } }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <InitialsAvatar name={event.organisation.name} src={event.companylogo} size={64} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h2" component="h1">
                {event.title}
              </Typography>
              <Typography color="textSecondary">by {event.organisation.name}</Typography>
            </Box>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {tags.map((tag) => (
              <Chip key={tag} label={tag} size="small" />
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {actions}
          </Box>
        </Box>
      </Card>
    </Box>
  );
}
