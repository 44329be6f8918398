import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { changedChoices } from '@sopaan/schemas/public-profile/change-choices';
import {
  changePublicProfileEndpoint,
  changeUsernameEndpoint,
  type ChangePublicProfile,
  type PublicProfileSettings,
} from '@sopaan/schemas/public-profile/public-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { publicProfileSettingsQuery } from '../../../components/public-profile/get-public-profile-settings';

const { queryKey } = publicProfileSettingsQuery;
const mutationKey = ['public-profile', 'change'];

export type ChangeChoices = (change: ChangePublicProfile) => void;

interface MutationVariables {
  before: PublicProfileSettings;
  change: ChangePublicProfile;
}

/**
 * Changes choices. Only the changed ones are sent, as another tab or device may have changed others. The cache is updated at once;
 * after a failure, it is reset to the choices of the server.
 */
export function useChangePublicProfile() {
  const queryClient = useQueryClient();
  /** The latest choices known to be stored; those before a click may not be saved yet. */
  const stored = useRef<PublicProfileSettings>(undefined);
  /** Whether no later change is waiting. The mutation whose callback asks is itself counted. */
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ change }: MutationVariables) => call(changePublicProfileEndpoint, change),
    // Quick clicks reach the server in order.
    scope: { id: 'public profile' },
    onSuccess(settings) {
      stored.current = settings;
      if (isLast()) queryClient.setQueryData(queryKey, settings);
      void queryClient.invalidateQueries({ queryKey: ['public-profile', 'page'] });
    },
    onError(error, { before }) {
      if (isLast()) queryClient.setQueryData(queryKey, stored.current ?? before);
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      // A change without a response may have been stored.
      if (isLast()) void queryClient.invalidateQueries({ queryKey });
      const message = isApiError(error) ? error.message : 'Your change could not be saved.';
      bus.publish('toast:requested', { message, kind: 'error', key: 'public profile' }, 'profile');
    },
  });
  const changeChoices: ChangeChoices = (change) => {
    const before = queryClient.getQueryData(queryKey);
    if (!before) return;
    if (queryClient.isMutating({ mutationKey }) === 0) stored.current = before;
    // A fetch in flight would overwrite the change with older data.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { ...before, ...changedChoices(before, change) });
    mutate({ before, change });
  };
  return { changeChoices, isPending };
}

/** Changes the username. The form shows the error. */
export function useChangeUsername() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => call(changeUsernameEndpoint, { username }),
    async onSuccess(settings) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, settings);
      void queryClient.invalidateQueries({ queryKey: ['public-profile', 'page'] });
      void queryClient.invalidateQueries({ queryKey: ['user'] });
      bus.publish('profile:changed', { section: 'username' }, 'profile');
    },
  });
}
