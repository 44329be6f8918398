import { call } from '@sopaan/api-client/call';
import {
  deleteDocumentEndpoint,
  removeFileEndpoint,
  restoreFileEndpoint,
} from '@sopaan/schemas/wallet/wallet';
import type { WalletSlot } from '@sopaan/schemas/wallet/slots';
import { useMutation } from '@tanstack/react-query';
import { useShowWallet } from './use-show-wallet';

export function useDeleteDocument(slot: WalletSlot) {
  const { showWallet, showIfLocked } = useShowWallet();
  return useMutation({
    mutationFn: () => call(deleteDocumentEndpoint, { slot }),
    onSuccess: showWallet,
    onError: showIfLocked,
  });
}

export function useRestoreFile(fileId: string) {
  const { showWallet, showIfLocked } = useShowWallet();
  return useMutation({
    mutationFn: () => call(restoreFileEndpoint, { fileId }),
    onSuccess: showWallet,
    onError: showIfLocked,
  });
}

/** Removes an earlier file permanently. */
export function useRemoveFile(fileId: string) {
  const { showWallet, showIfLocked } = useShowWallet();
  return useMutation({
    mutationFn: () => call(removeFileEndpoint, { fileId }),
    onSuccess: showWallet,
    onError: showIfLocked,
  });
}
