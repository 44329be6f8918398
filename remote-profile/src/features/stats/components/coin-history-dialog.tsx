import { StatsDialog } from './stats-dialog';
import { CoinHistory } from './coin-history';

/** Every coin that was earned or spent. */
export function CoinHistoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <StatsDialog open={open} title="Coin history" onClose={onClose}>
      <CoinHistory />
    </StatsDialog>
  );
}
