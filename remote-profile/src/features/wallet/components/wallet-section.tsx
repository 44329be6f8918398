import { isApiError } from '@sopaan/api-client/call';
import type { User } from '@sopaan/schemas/account/user';
import { Box, Button, FailedState, Icon, LoadingState, Typography } from '@sopaan/ui/core';
import { useRef } from 'react';
import { useLock, useLockWhenIdle } from '../api/use-lock';
import { useWallet } from '../api/use-wallet';
import { DigiLockerButton } from './digilocker-button';
import { LockedWallet } from './lock/locked-wallet';
import { WalletContents } from './wallet-contents';

/** The document wallet: its contents, or the form that unlocks it. */
export function WalletSection({ user }: { user: User }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { wallet, error, isFetching, refetch, hide, show } = useWallet();
  const { mutate: lock, isPending: isLocking } = useLock();
  const { mutate: lockWhenIdle } = useLockWhenIdle();
  const focusHeading = () => heading.current?.focus();

  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{ flex: '1 1 280px', outline: 'none' }}
        >
          Your Document Wallet
        </Typography>
        {wallet && (
          <>
            <DigiLockerButton status={wallet.digiLocker} />
            <Button
              variant="contained"
              startIcon={<Icon name="lock" />}
              aria-disabled={isLocking}
              onClick={() => {
                if (!isLocking) lock(undefined, { onSuccess: focusHeading });
              }}
            >
              {isLocking ? 'Locking…' : 'Lock wallet'}
            </Button>
          </>
        )}
      </Box>
      {wallet && (
        <WalletContents
          wallet={wallet}
          // Any call restarts the idle timer of the server.
          onActive={() => void refetch()}
          onIdle={() => {
            hide();
            lockWhenIdle();
          }}
          onLocked={hide}
        />
      )}
      {wallet === null && (
        <LockedWallet
          user={user}
          onUnlocked={() => {
            show();
            focusHeading();
          }}
        />
      )}
      {wallet === undefined &&
        (error && !isFetching ? (
          <FailedState
            title="Your wallet could not be loaded"
            description={error.message}
            referenceId={isApiError(error) ? error.requestId : undefined}
            onRetry={() => refetch()}
          />
        ) : (
          <LoadingState shape="list" />
        ))}
    </Box>
  );
}
