import type { User } from '@sopaan/schemas/account/user';
import { Box, Typography } from '@sopaan/ui/core';
import { skillLabel } from '@sopaan/schemas/profile/option-labels';
import { EmptyPanel } from './empty-panel';

export function SkillsPanel({ user }: { user: User }) {
  if (user.skills.length === 0) return <EmptyPanel icon="star" title="No skills yet" />;
  return (
    <Box
      component="ul"
      aria-label="Skills"
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {user.skills.map((skill) => (
        <Box
          component="li"
          key={skill.name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            gap: 2,
            px: 2,
            py: 1.25,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Typography variant="subtitle2" component="span">
            {skillLabel(skill.name)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {skill.level}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
