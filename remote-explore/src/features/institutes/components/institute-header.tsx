import { paths } from '@sopaan/contract/paths';
import type { Institute } from '@sopaan/schemas/institute';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { Breadcrumbs, Fact, InitialsAvatar, Picture } from '@sopaan/ui/display';
import type { ReactNode } from 'react';

interface InstituteHeaderProps {
  institute: Institute;
  /** Buttons below the facts. */
  actions: ReactNode;
}

/** Name, kind, location and picture of an institute. */
export function InstituteHeader({ institute, actions }: InstituteHeaderProps) {
  const { city, state } = institute.location;
  const locationText = [city, state].filter(Boolean).join(', ');
  return (
    <Box component="header">
      <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 2, typography: 'body2' }}>
        <AppLink to={paths.home}>Home</AppLink>
        <AppLink to={paths.institutes}>Institutes</AppLink>
        <span aria-current="page">{institute.name}</span>
      </Breadcrumbs>
      <Box sx={layout}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <InitialsAvatar
              name={institute.name}
              id={institute.id}
              src={institute.logo}
              size={72}
            />
            <Box sx={{ minWidth: 0 }}>
              {institute.kind && (
                <Typography variant="overline" component="p" color="secondary">
                  {institute.kind}
                </Typography>
              )}
              <Typography variant="h1">{institute.name}</Typography>
            </Box>
          </Box>
          {institute.tagline && (
            <Typography variant="subtitle1" color="textSecondary" component="p" sx={{ mt: 2 }}>
              {institute.tagline}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1, mt: 2 }}>
            {locationText && <Fact icon="map-pin">{locationText}</Fact>}
            {institute.foundedYear !== null && (
              <Fact icon="calendar">Founded in {institute.foundedYear}</Fact>
            )}
            {institute.owner && <Fact icon="building">Run by {institute.owner}</Fact>}
            <Fact icon="book">
              {institute.courseCount} {institute.courseCount === 1 ? 'course' : 'courses'}
            </Fact>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{actions}</Box>
        </Box>
        <Box sx={{ borderRadius: '24px', overflow: 'hidden' }}>
          <Picture
            id={institute.id}
            kind="institute"
            src={institute.banner}
            label={`Picture of ${institute.name}`}
          />
        </Box>
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 0.7fr)' },
} as const;
