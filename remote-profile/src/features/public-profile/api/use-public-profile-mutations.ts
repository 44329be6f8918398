import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  changePublicProfileEndpoint,
  changeUsernameEndpoint,
  type ChangePublicProfile,
  type PublicProfileSettings,
} from '@sopaan/schemas/public-profile/public-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publicProfileSettingsQuery } from '../../../components/public-profile/get-public-profile-settings';

/** Caches the new settings, and refetches what shows them. */
function useSettingsCache() {
  const queryClient = useQueryClient();
  return async (settings: PublicProfileSettings) => {
    const { queryKey } = publicProfileSettingsQuery;
    // A fetch in flight would overwrite this with older data.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, settings);
    void queryClient.invalidateQueries({ queryKey: ['public-profile', 'page'] });
  };
}

export function useChangePublicProfile() {
  const onSuccess = useSettingsCache();
  return useMutation({
    mutationFn: (change: ChangePublicProfile) => call(changePublicProfileEndpoint, change),
    // Quick clicks reach the server in order.
    scope: { id: 'public profile' },
    onSuccess,
    onError(error) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const message = isApiError(error) ? error.message : 'Your change could not be saved.';
      bus.publish('toast:requested', { message, kind: 'error', key: 'public profile' }, 'profile');
    },
  });
}

/** The form shows the error. */
export function useChangeUsername() {
  const queryClient = useQueryClient();
  const cacheSettings = useSettingsCache();
  return useMutation({
    mutationFn: (username: string) => call(changeUsernameEndpoint, { username }),
    async onSuccess(settings) {
      await cacheSettings(settings);
      void queryClient.invalidateQueries({ queryKey: ['user'] });
      bus.publish('profile:changed', { section: 'username' }, 'profile');
    },
  });
}
