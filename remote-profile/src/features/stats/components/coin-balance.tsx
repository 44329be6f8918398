import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { Stats } from '@sopaan/schemas/stats/stats';
import { Box, Typography } from '@sopaan/ui/core';

/** The balance of coins, and the streak freezes that were bought with them. */
export function CoinBalance({ stats: { coins, streakFreezes } }: { stats: Stats }) {
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {`${PRODUCT_NAME} Coins`}
      </Typography>
      <Typography variant="h5" component="p">
        {coins.toLocaleString('en-IN')}
      </Typography>
      {streakFreezes > 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {streakFreezes === 1 ? '1 streak freeze ready' : `${streakFreezes} streak freezes ready`}
        </Typography>
      )}
    </Box>
  );
}
