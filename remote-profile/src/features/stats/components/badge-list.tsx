import type { Badge } from '@sopaan/schemas/stats/stats';
import { Box, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';

/** Every badge with its rule; earned ones also with the date. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  return (
    <Box>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        Badges
      </Typography>
      <Box
        component="ul"
        aria-label="Badges"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {badges.map((badge) => (
          <BadgeItem key={badge.key} badge={badge} />
        ))}
      </Box>
    </Box>
  );
}

function BadgeItem({ badge: { title, rule, earnedAt } }: { badge: Badge }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Icon
        name={earnedAt ? 'award' : 'lock'}
        size={28}
        sx={{ flex: 'none', color: earnedAt ? 'warning.main' : 'text.disabled' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {rule}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {earnedAt ? (
            <>
              {'Earned on '}
              <DateText value={earnedAt} />
            </>
          ) : (
            'Not earned yet'
          )}
        </Typography>
      </Box>
    </Box>
  );
}
