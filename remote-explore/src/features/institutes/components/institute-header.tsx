import { cityAndState } from '@sopaan/schemas/api/place';
import { paths } from '@sopaan/contract/paths';
import type { Institute } from '@sopaan/schemas/institutes/institute';
import { Box, Typography } from '@sopaan/ui/core';
import { Fact, InitialsAvatar, Picture } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { DetailHeader } from '../../../components/detail-header';
import { ContentWithPicture } from '../../../components/content-with-picture';

interface InstituteHeaderProps {
  institute: Institute;
  /** Buttons below the facts. */
  actions: ReactNode;
}

/** Name, kind, location and picture of an institute. */
export function InstituteHeader({ institute, actions }: InstituteHeaderProps) {
  const locationText = cityAndState(institute.location);
  return (
    <DetailHeader parent={{ to: paths.institutes, name: 'Institutes' }} title={institute.name}>
      <ContentWithPicture
        picture={
          <Picture
            id={institute.id}
            kind="institute"
            src={institute.banner}
            label={`Picture of ${institute.name}`}
          />
        }
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <InitialsAvatar name={institute.name} id={institute.id} src={institute.logo} size={72} />
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
      </ContentWithPicture>
    </DetailHeader>
  );
}
