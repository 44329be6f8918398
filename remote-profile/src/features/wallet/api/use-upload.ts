import { call } from '@sopaan/api-client/call';
import type { WalletSlot } from '@sopaan/schemas/wallet/slots';
import { uploadDocumentEndpoint } from '@sopaan/schemas/wallet/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  isFileRejected,
  uploadProblem,
  useFileUpload,
} from '../../../components/upload/use-file-upload';
import { checkDocument, DocumentRejected } from '../check-document';
import { walletQuery } from '@sopaan/session/wallet-query';
import { useShowWallet } from './use-show-wallet';

const uploadKey = ['own', 'wallet', 'upload'] as const;

/** Whether any slot is being uploaded. */
export function useIsUploading(): boolean {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (onChange) =>
      queryClient.getMutationCache().subscribe(({ type }) => {
        // React must not be notified of other events, which occur while components render.
        if (type === 'added' || type === 'updated') onChange();
      }),
    () => queryClient.isMutating({ mutationKey: uploadKey }) > 0,
    () => false,
  );
}

/** The upload of one slot. A cancelled or failed upload leaves the slot as it was. */
export function useUpload(slot: WalletSlot) {
  const queryClient = useQueryClient();
  const { queryKey } = walletQuery;
  const { showWallet, showIfLocked } = useShowWallet();
  const upload = useFileUpload({
    mutationKey: uploadKey,
    async send(file: File, options) {
      await checkDocument(file);
      options.signal.throwIfAborted();
      const request = { slot, name: file.name };
      return call(uploadDocumentEndpoint, request, { files: { document: file }, ...options });
    },
    onSuccess: showWallet,
    onError(error) {
      showIfLocked(error);
      // The file may have been stored although its response was lost or the upload cancelled.
      if (!(error instanceof DocumentRejected)) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const { error, input: file } = upload;
  return {
    ...upload,
    file,
    problem: error ? uploadProblem(error, 'document') : undefined,
    /** Whether the same file may be accepted on a retry. */
    canRetry: error !== null && !isRejected(error),
  };
}

function isRejected(error: Error): boolean {
  return error instanceof DocumentRejected || isFileRejected(error);
}
