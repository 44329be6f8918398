import { newId } from '@sopaan/api-client/new-id';
import { Alert, Button } from '@sopaan/ui/core';
import { useRef } from 'react';
import { useBuyStreakFreeze } from '../api/use-buy-streak-freeze';
import { StatsDialog } from './stats-dialog';
import { RewardOffer } from './reward-offer';

interface RedeemDialogProps {
  open: boolean;
  balance: number;
  onClose: () => void;
}

/** Confirms the purchase of a streak freeze. It stays open with the reason when the server rejects it. */
export function RedeemDialog({ open, balance, onClose }: RedeemDialogProps) {
  const purchase = useBuyStreakFreeze();
  // All attempts at one purchase have the same ID, so that a repeated request does not buy twice.
  const requestId = useRef<string | null>(null);
  const close = () => {
    if (purchase.isPending) return;
    requestId.current = null;
    purchase.reset();
    onClose();
  };
  const buy = () => {
    if (purchase.isPending) return;
    requestId.current ??= newId();
    purchase.mutate(requestId.current, {
      onSuccess() {
        requestId.current = null;
        onClose();
      },
    });
  };
  return (
    <StatsDialog
      open={open}
      title="Redeem coins"
      onClose={close}
      closeLabel="Cancel"
      actions={
        <Button variant="contained" aria-disabled={purchase.isPending} onClick={buy}>
          {purchase.isPending ? 'One moment…' : 'Buy streak freeze'}
        </Button>
      }
    >
      <RewardOffer balance={balance} />
      {purchase.isError && (
        <Alert severity="error" title="The purchase could not be completed">
          {purchase.error.message}
        </Alert>
      )}
    </StatsDialog>
  );
}
