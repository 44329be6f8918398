import { call, isApiError } from '@sopaan/api-client/call';
import { uploadDocumentEndpoint } from '@sopaan/schemas/wallet/wallet';
import type { WalletSlot } from '@sopaan/schemas/wallet/slots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { checkDocument, DocumentRefused } from '../check-document';
import { walletQuery } from './get-wallet';
import { useShowWallet } from './use-show-wallet';

const uploadKey = ['own', 'wallet', 'upload'] as const;

/** Whether any slot is being uploaded. */
export function useIsUploading(): boolean {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (onChange) =>
      queryClient.getMutationCache().subscribe(({ type }) => {
        // Other events come while components with mutations render.
        if (type === 'added' || type === 'updated') onChange();
      }),
    () => queryClient.isMutating({ mutationKey: uploadKey }) > 0,
    () => false,
  );
}

/** The upload of one slot. A cancelled or failed one leaves the slot as it was. */
export function useUpload(slot: WalletSlot) {
  const queryClient = useQueryClient();
  const { queryKey } = walletQuery;
  const { showWallet, showIfLocked } = useShowWallet();
  const [share, setShare] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  const mutation = useMutation({
    mutationKey: uploadKey,
    mutationFn: async (file: File) => {
      const cancel = new AbortController();
      controller.current = cancel;
      setShare(null);
      await checkDocument(file);
      cancel.signal.throwIfAborted();
      return call(
        uploadDocumentEndpoint,
        { slot, name: file.name },
        { files: { document: file }, onUploadProgress: setShare, signal: cancel.signal },
      );
    },
    onSuccess: showWallet,
    onError(error) {
      showIfLocked(error);
      // The file may have been stored although its response was lost or the upload cancelled.
      if (!(error instanceof DocumentRefused)) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const { error, variables: file, isPending, mutate, reset } = mutation;
  return {
    isPending,
    /** The sent share of the file, 0 to 1; null before it is known. */
    share,
    file,
    problem: error ? problemOf(error) : undefined,
    /** Whether the same file may be accepted in another try. */
    canRetry: error !== null && !isRefused(error),
    start: (chosen: File) => mutate(chosen),
    retry: () => file && mutate(file),
    dismiss: reset,
    cancel() {
      controller.current?.abort();
      reset();
    },
  };
}

function problemOf(error: Error): string {
  const message = isApiError(error) ? error.fields['document'] : undefined;
  return message ?? error.message;
}

/** The content or the size of the file is the reason, so another try would end in the same way. */
function isRefused(error: Error): boolean {
  if (error instanceof DocumentRefused) return true;
  return isApiError(error) && error.code === 'VALIDATION_FAILED';
}
