import { CoinDialog } from './coin-dialog';
import { CoinHistory } from './coin-history';

/** Every coin that was earned or spent. */
export function CoinHistoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <CoinDialog open={open} title="Coin history" onClose={onClose}>
      <CoinHistory />
    </CoinDialog>
  );
}
