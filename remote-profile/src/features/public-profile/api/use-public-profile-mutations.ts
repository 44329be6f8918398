import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  PUBLIC_SECTIONS,
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

export type UpdateChoices = (
  update: (choices: ChangePublicProfile) => Partial<ChangePublicProfile>,
) => void;

interface Change {
  before: PublicProfileSettings;
  after: PublicProfileSettings;
}

/**
 * Changes the choices. The cache has them at once, so that the next click builds on them even before they are saved; after a failure it
 * has those again that the server has.
 */
export function useChangePublicProfile() {
  const queryClient = useQueryClient();
  /** What the server had last: the choices before a click may be unsaved ones. */
  const stored = useRef<PublicProfileSettings>(undefined);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ after }: Change) => call(changePublicProfileEndpoint, choicesOf(after)),
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
  const change: UpdateChoices = (update) => {
    const before = queryClient.getQueryData(queryKey);
    if (!before) return;
    if (queryClient.isMutating({ mutationKey }) === 0) stored.current = before;
    const after = { ...before, ...update(choicesOf(before)) };
    // A fetch in flight would overwrite this with older data.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, after);
    mutate({ before, after });
  };
  return { change, isPending };
}

/** A newer server may know further sections. */
export function choicesOf(settings: PublicProfileSettings): ChangePublicProfile {
  const { isPublic, isIndexable, visibleSections } = settings;
  return {
    isPublic,
    isIndexable,
    visibleSections: PUBLIC_SECTIONS.filter((section) => visibleSections.includes(section)),
  };
}

/** The form shows the error. */
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
