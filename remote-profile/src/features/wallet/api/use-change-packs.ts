import { call } from '@sopaan/api-client/call';
import { createPackEndpoint, revokePackEndpoint, type NewPack } from '@sopaan/schemas/wallet/packs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { activityQuery, packsQuery } from './get-packs';
import { useShowWallet } from './use-show-wallet';

export function useCreatePack() {
  const queryClient = useQueryClient();
  const { showIfLocked } = useShowWallet();
  return useMutation({
    mutationFn: (pack: NewPack) => call(createPackEndpoint, pack),
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey });
      return queryClient.invalidateQueries({ queryKey: packsQuery.queryKey });
    },
    onError: showIfLocked,
  });
}

export function useRevokePack(packId: string) {
  const queryClient = useQueryClient();
  const { showIfLocked } = useShowWallet();
  return useMutation({
    mutationFn: () => call(revokePackEndpoint, { packId }),
    onSuccess(packs) {
      queryClient.setQueryData(packsQuery.queryKey, packs);
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey });
    },
    onError: showIfLocked,
  });
}
