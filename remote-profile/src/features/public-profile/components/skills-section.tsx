import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import { Box } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import { joinParts } from '../../../components/profile-text';
import { skillLabel } from '@sopaan/schemas/profile/option-labels';
import { PageSection } from './page-section';

export function SkillsSection({ skills }: { skills: PublicProfile['skills'] }) {
  return (
    <PageSection title="Skills">
      <Box
        component="ul"
        aria-label="Skills"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {skills.map(({ name, level }) => (
          <li key={name}>
            <Chip variant="outlined" label={joinParts([skillLabel(name), level], ' · ')} />
          </li>
        ))}
      </Box>
    </PageSection>
  );
}
