import { AppLink, Box, Card, Icon, Typography, type IconName } from '@sopaan/ui/core';
import type { Availability } from '../availability';
import { AvailabilityChip } from './availability-chip';

export interface FeatureCard {
  title: string;
  text: string;
  icon: IconName;
  /** Absent if the whole product has this property. */
  availability?: Availability;
  /** A link to the feature. */
  link?: { text: string; to: string };
}

/** Cards of equal height in a grid. */
export function FeatureCards({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <Box component="ul" sx={grid}>
      {cards.map(({ title, text, icon, availability, link }) => (
        <Card key={title} component="li" sx={card}>
          <Box
            sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}
          >
            <Box sx={iconBox}>
              <Icon name={icon} size={24} />
            </Box>
            {availability && <AvailabilityChip availability={availability} />}
          </Box>
          <Typography variant="h5" component="h3">
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
          {link && (
            <Box sx={{ mt: 'auto' }}>
              <AppLink to={link.to}>{link.text}</AppLink>
            </Box>
          )}
        </Card>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

const card = { display: 'flex', flexDirection: 'column', gap: 1, p: { xs: 2.5, md: 3 } } as const;

const iconBox = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  mb: 0.5,
  borderRadius: '12px',
  color: 'primary.main',
  backgroundColor: 'action.hover',
} as const;
