import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  removeSavedItemEndpoint,
  saveItemEndpoint,
  type SavedKind,
} from '@sopaan/schemas/saved/saved';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedKeysQuery } from './get-saved-keys';

export interface SavedTarget {
  kind: SavedKind;
  id: string;
  name: string;
}

/** Saves or removes the item, and shows the outcome of a save as a toast. */
export function useSetSaved({ kind, id, name }: SavedTarget) {
  const queryClient = useQueryClient();
  const { queryKey } = savedKeysQuery();
  const shortName = name.length > 120 ? `${name.slice(0, 119)}…` : name;
  return useMutation({
    mutationFn: (isSaved: boolean) =>
      call(isSaved ? saveItemEndpoint : removeSavedItemEndpoint, { kind, id }),
    // Quick clicks reach the server in order.
    scope: { id: `saved ${kind} ${id}` },
    async onSuccess({ saved }) {
      // A fetch in flight would overwrite this with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (keys) => {
        const others = keys?.filter((key) => key.kind !== kind || key.id !== id);
        return others && (saved ? [{ kind, id }, ...others] : others);
      });
      // The dashboard's lists.
      void queryClient.invalidateQueries({ queryKey: ['saved-items'] });
      if (saved) showToast('success', `${shortName} is saved in your profile.`);
    },
    onError(error, isSaved) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const reason = isApiError(error) ? error.message : 'Please try again.';
      showToast('error', `${shortName} could not be ${isSaved ? 'saved' : 'removed'}. ${reason}`);
    },
  });
}

function showToast(kind: 'success' | 'error', message: string): void {
  bus.publish('toast:requested', { kind, message, key: 'saved' }, 'explore');
}
