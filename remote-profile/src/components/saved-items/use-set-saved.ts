import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  removeSavedItemEndpoint,
  saveItemEndpoint,
  type SavedKind,
} from '@sopaan/schemas/saved/saved';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedKeysQuery } from './get-saved-keys';

interface SavedTarget {
  kind: SavedKind;
  id: string;
  name: string;
}

/** Saves or removes an item. Lists keep it until they are opened again, so that a removal can be undone in place. */
export function useSetSaved({ kind, id, name }: SavedTarget) {
  const queryClient = useQueryClient();
  const { queryKey } = savedKeysQuery();
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
      void queryClient.invalidateQueries({
        queryKey: ['saved-items', 'list'],
        refetchType: 'none',
      });
      // The toggles on the pages of the items.
      void queryClient.invalidateQueries({ queryKey: ['saved'] });
    },
    onError(error, isSaved) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const shortName = name.length > 120 ? `${name.slice(0, 119)}…` : name;
      const reason = isApiError(error) ? error.message : 'Please try again.';
      const message = `${shortName} could not be ${isSaved ? 'saved' : 'removed'}. ${reason}`;
      bus.publish('toast:requested', { kind: 'error', message, key: 'saved' }, 'profile');
    },
  });
}
