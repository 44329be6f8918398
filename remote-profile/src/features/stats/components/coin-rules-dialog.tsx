import { StatsDialog } from './stats-dialog';
import { CoinRules } from './coin-rules';

/** How coins are earned, what they buy and how the ranking follows from them. */
export function CoinRulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <StatsDialog open={open} title="How it works" onClose={onClose}>
      <CoinRules />
    </StatsDialog>
  );
}
