import type { User } from '@sopaan/schemas/account/user';
import { Box, Typography } from '@sopaan/ui/core';
import { splitCommaList } from '@sopaan/schemas/profile/comma-list';
import { periodText } from '@sopaan/schemas/profile/period-text';
import { joinParts } from '../../../components/profile-text';
import { Entries, Entry } from './entry';
import { EmptyPanel } from './empty-panel';

export function ExperiencePanel({ user }: { user: User }) {
  if (user.workExperience.length === 0) {
    return <EmptyPanel icon="briefcase" title="No experience yet" />;
  }
  return (
    <Entries label="Experience">
      {user.workExperience.map((work, index) => (
        <Entry
          key={index}
          title={work.designation || work.organization}
          subtitle={work.designation ? work.organization : ''}
          facts={[
            joinParts([work.employmentType, periodText(work.duration)], ' · '),
            joinParts([work.location.city, work.location.state, work.location.country]),
          ]}
        >
          {work.jobDescription && (
            <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{work.jobDescription}</Typography>
          )}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {splitCommaList(work.responsibilities).map((responsibility) => (
              <Typography key={responsibility} component="li">
                {responsibility}
              </Typography>
            ))}
          </Box>
        </Entry>
      ))}
    </Entries>
  );
}
