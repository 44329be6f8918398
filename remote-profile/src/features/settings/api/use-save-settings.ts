import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  saveContactEndpoint,
  savePersonalDetailsEndpoint,
  type AccountSettings,
} from '@sopaan/schemas/account/settings';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountSettingsQuery } from './get-account-settings';

/** Callbacks of a change: they cache the new settings and refetch the user, who is shown in other places too. */
function useSettingsCallbacks() {
  const queryClient = useQueryClient();
  const { queryKey } = accountSettingsQuery();
  return {
    // Offline, the request fails at once, as for every form.
    networkMode: 'always' as const,
    async onSuccess(settings: AccountSettings) {
      // A fetch in flight would overwrite the response with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, settings);
      void queryClient.invalidateQueries({ queryKey: ['user'] });
      bus.publish('profile:changed', { section: 'account' }, 'profile');
    },
    onError(error: Error) {
      if (isApiError(error) && error.code === 'CONFLICT') {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  };
}

export function useSaveContact() {
  return useMutation({
    mutationFn: (contact: RequestOf<typeof saveContactEndpoint>) =>
      call(saveContactEndpoint, contact),
    ...useSettingsCallbacks(),
  });
}

export function useSavePersonalDetails() {
  return useMutation({
    mutationFn: (details: RequestOf<typeof savePersonalDetailsEndpoint>) =>
      call(savePersonalDetailsEndpoint, details),
    ...useSettingsCallbacks(),
  });
}
