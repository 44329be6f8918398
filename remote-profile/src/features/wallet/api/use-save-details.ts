import { call } from '@sopaan/api-client/call';
import {
  GENDERS,
  MARITAL_STATUSES,
  saveDetailsEndpoint,
  walletDetailsSchema,
  type EditableDetails,
  type WalletDetails,
} from '@sopaan/schemas/wallet/details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useVersionedSave, type Stored } from '../../../components/conflict/use-versioned-save';
import { detailsKey, storedDetailsQuery } from './get-details';
import { useShowWallet } from './use-show-wallet';

interface Options {
  /** What was stored when the editor was opened. */
  stored: Stored<WalletDetails>;
  onSaved: () => void;
}

/** Saves the details unless a newer version was stored meanwhile. */
export function useSaveDetails(options: Options) {
  const queryClient = useQueryClient();
  const { showIfLocked } = useShowWallet();
  const { mutateAsync } = useMutation({
    mutationFn: ({ data, version }: Stored<WalletDetails>) =>
      call(saveDetailsEndpoint, { ...data, version }),
    onError: showIfLocked,
  });
  return useVersionedSave({
    stored: options.stored,
    save: mutateAsync,
    fetchStored: async () => toStored(await queryClient.fetchQuery(storedDetailsQuery)),
    onSaved() {
      void queryClient.invalidateQueries({ queryKey: [...detailsKey, 'rows'] });
      options.onSaved();
    },
  });
}

/** The stored details as form values. An option that is no longer offered is left out and must be chosen again. */
export function toStored(details: EditableDetails): Stored<WalletDetails> {
  const { gender, maritalStatus, version } = details;
  return {
    data: walletDetailsSchema.cast(
      {
        ...details,
        gender: GENDERS.find((option) => option === gender) ?? '',
        maritalStatus: MARITAL_STATUSES.find((option) => option === maritalStatus) ?? '',
      },
      { stripUnknown: true },
    ),
    version,
  };
}
