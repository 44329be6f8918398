import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, Card, CardContent, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { coverCard } from '../../../styles/cover-card';

const series: ReadonlyArray<{ to: string; icon: IconName; title: string; text: string }> = [
  {
    to: paths.codeConquest,
    icon: 'trophy',
    title: 'Code conquest',
    text: 'Ranked rounds and a leaderboard.',
  },
  {
    to: paths.hundredDays,
    icon: 'calendar',
    title: '100 days of code conquest',
    text: 'A challenge a day, and your streak.',
  },
];

/** Links to the two series of challenges. */
export function SeriesLinks() {
  return (
    <Box component="ul" aria-label="Series" sx={list}>
      {series.map(({ to, icon, title, text }) => (
        <Card key={to} component="li" sx={card}>
          <CardContent sx={content}>
            <Box sx={{ color: 'primary.main', flex: 'none', display: 'flex' }}>
              <Icon name={icon} size={28} />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="h2" variant="h5">
                <AppLink to={to} color="textPrimary" underline="none" sx={coverCard}>
                  {title}
                </AppLink>
              </Typography>
              {/* On phones the first challenge shall be in the first screen. */}
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ display: { xs: 'none', sm: 'block' } }}
              >
                {text}
              </Typography>
            </Box>
            <Icon name="chevron-right" sx={{ color: 'text.secondary', flex: 'none' }} />
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  p: 0,
  m: 0,
  mb: { xs: 2, md: 3 },
  listStyle: 'none',
} as const;

const card = { position: 'relative', '&:hover': { borderColor: 'primary.main' } } as const;

const content = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  px: { xs: 2, md: 2.5 },
  py: { xs: 1, md: 2 },
  '&:last-child': { pb: { xs: 1, md: 2 } },
} as const;
