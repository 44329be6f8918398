/** What a member has saved: one query for all items of a page, and the mutation of one item. */
import { call, isApiError } from '@sopaan/api-client/call';
import { toastName } from '@sopaan/contract/toast-name';
import {
  getSavedKeysEndpoint,
  removeSavedItemEndpoint,
  saveItemEndpoint,
  type SavedKind,
} from '@sopaan/schemas/saved/saved';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export interface SavedTarget {
  kind: SavedKind;
  id: string;
  /** For the message when saving fails. */
  name: string;
}

/** Reports the outcome to the member. */
type ShowOutcome = (kind: 'success' | 'error', message: string) => void;

/** The kinds and ids of everything that the member has saved. For members only. */
export const savedKeysQuery = () =>
  queryOptions({
    queryKey: ['saved-items', 'keys'],
    queryFn: async ({ signal }) => (await call(getSavedKeysEndpoint, {}, { signal })).items,
  });

/** Saves or removes an item. Lists keep it until they are opened again, so that a removal can be undone in place. */
export function useSetSaved({ kind, id, name }: SavedTarget, showOutcome: ShowOutcome) {
  const queryClient = useQueryClient();
  const { queryKey } = savedKeysQuery();
  const shortName = toastName(name);
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
      if (saved) showOutcome('success', `${shortName} is saved in your profile.`);
    },
    onError(error, isSaved) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const reason = isApiError(error) ? error.message : 'Please try again.';
      showOutcome('error', `${shortName} could not be ${isSaved ? 'saved' : 'removed'}. ${reason}`);
    },
  });
}
