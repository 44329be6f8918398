import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { FormLabel } from '@sopaan/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, type Ref } from 'react';
import { walletQuery } from '@sopaan/session/wallet-query';
import { listenToWalletTabs } from '@sopaan/session/wallet-tabs';
import { DocumentChoice } from './document-choice';
import { LockedDocuments } from './locked-documents';

interface DocumentFieldProps {
  /** The element of the field, which can be focused. */
  ref: Ref<HTMLDivElement>;
  /** Asks for the password of the wallet. */
  onUnlock: () => void;
}

/** The documents of the member's wallet to send along, or why there are none. */
export function DocumentField({ ref, onUnlock }: DocumentFieldProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const { data: wallet, error, errorUpdateCount, refetch } = useQuery(walletQuery);
  useEffect(
    () =>
      listenToWalletTabs({
        locked: () => queryClient.setQueryData(walletQuery.queryKey, null),
      }),
    [queryClient],
  );
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', outline: 'none' }}
    >
      <FormLabel id={id} component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
        Documents from your wallet
      </FormLabel>
      {wallet === null && <LockedDocuments onUnlock={onUnlock} />}
      {wallet && wallet.documents.length > 0 && <DocumentChoice documents={wallet.documents} />}
      {wallet?.documents.length === 0 && (
        <Typography variant="body2">
          You have no documents in your wallet yet.{' '}
          <AppLink to={paths.profile('document')} underline="always">
            Add documents to your wallet
          </AppLink>
        </Typography>
      )}
      {wallet === undefined &&
        (errorUpdateCount > 0 ? (
          <FailedState
            title="Your documents could not be loaded"
            description={`${error?.message ?? ''} You can also apply without documents.`.trim()}
            referenceId={isApiError(error) ? error.requestId : undefined}
            onRetry={refetch}
            level="h3"
          />
        ) : (
          <LoadingState shape="text" minHeight={96} />
        ))}
    </Box>
  );
}
