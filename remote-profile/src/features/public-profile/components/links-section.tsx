import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import { Box, Typography } from '@sopaan/ui/core';
import { platformLabel } from '@sopaan/schemas/profile/option-labels';
import { MemberUrl } from '../../../components/profile-entries/member-url';
import { PageSection } from './page-section';

export function LinksSection({ links }: { links: PublicProfile['socialLinks'] }) {
  return (
    <PageSection title="Links">
      <Box component="ul" aria-label="Links" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0 }}>
        {links.map(({ platform, url }, index) => (
          <Box component="li" key={index} sx={{ listStyle: 'none' }}>
            <Typography variant="subtitle2" component="p">
              {platformLabel(platform)}
            </Typography>
            <MemberUrl url={url} />
          </Box>
        ))}
      </Box>
    </PageSection>
  );
}
