import { Box, Button } from '@sopaan/ui/core';
import { useDialogParameter } from '../use-dialog-parameter';
import { CoinHistoryDialog } from './coin-history-dialog';
import { CoinRulesDialog } from './coin-rules-dialog';
import { RedeemDialog } from './redeem-dialog';

/** What a member can do with coins, each in a dialog. */
export function CoinActions({ balance }: { balance: number }) {
  const { open, show } = useDialogParameter('coins');
  const close = () => show(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={() => show('redeem')}>
        Redeem
      </Button>
      <Button variant="outlined" onClick={() => show('rules')}>
        How it works?
      </Button>
      <Button variant="outlined" onClick={() => show('history')}>
        View History
      </Button>
      <RedeemDialog open={open === 'redeem'} balance={balance} onClose={close} />
      <CoinRulesDialog open={open === 'rules'} onClose={close} />
      <CoinHistoryDialog open={open === 'history'} onClose={close} />
    </Box>
  );
}
