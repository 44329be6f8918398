import { paths } from '@sopaan/contract/paths';
import { AppLink, Typography } from '@sopaan/ui/core';

/** How many streak freezes the member holds, with a link to get more. */
export function StreakFreezes({ count }: { count: number }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {count === 0 && 'You have no streak freezes. One covers the first day you miss. '}
      {count === 1 && 'You have 1 streak freeze, which covers the first day you miss. '}
      {count > 1 && `You have ${count} streak freezes, which cover the next days you miss. `}
      <AppLink to={`${paths.profile()}?coins=redeem`} underline="always">
        {count === 0 ? 'Redeem coins for a freeze' : 'Redeem coins'}
      </AppLink>
    </Typography>
  );
}
