import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, Icon, Typography, type IconName } from '@sopaan/ui/core';

const features: ReadonlyArray<{ to: string; icon: IconName; name: string; description: string }> = [
  {
    to: paths.courses,
    icon: 'book',
    name: 'Courses',
    description: 'Learn a subject, chapter by chapter',
  },
  {
    to: paths.practice,
    icon: 'code',
    name: 'Coding practice',
    description: 'Solve problems in your browser',
  },
  {
    to: paths.competitions,
    icon: 'trophy',
    name: 'Competitions',
    description: 'Test yourself against others',
  },
  {
    to: paths.privateJobs,
    icon: 'briefcase',
    name: 'Private jobs',
    description: 'Jobs and internships in companies',
  },
  {
    to: paths.govtJobs,
    icon: 'building',
    name: 'Government jobs',
    description: 'Posts with their closing dates',
  },
  {
    to: paths.mentors,
    icon: 'users',
    name: 'Mentors',
    description: 'Ask somebody who has been there',
  },
];

/** Links to the main parts of the site. */
export function FeatureLinks() {
  return (
    <Box component="nav" aria-label="What you can do here">
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {features.map((feature) => (
          <Box component="li" key={feature.to} sx={{ display: 'flex' }}>
            <AppLink to={feature.to} underline="none" color="inherit" sx={tile}>
              <Box sx={iconBox}>
                <Icon name={feature.icon} size={24} />
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Typography component="span" variant="h6" sx={{ display: 'block' }}>
                  {feature.name}
                </Typography>
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {feature.description}
                </Typography>
              </Box>
            </AppLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const tile = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: { xs: 1, sm: 2 },
  flex: 1,
  p: { xs: 1.5, sm: 2 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
  transition: 'border-color 160ms',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const iconBox = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '12px',
  color: 'primary.main',
  bgcolor: 'action.hover',
} as const;
