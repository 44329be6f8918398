import { bus } from '@sopaan/events/bus';
import { savedKeysQuery, useSetSaved, type SavedTarget } from '@sopaan/search/saved-items';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useQuery } from '@tanstack/react-query';
import { useOptimisticValue } from '@sopaan/item-actions/optimistic-value';
import { useGuestSave } from './use-guest-save';

/** Whether the item is saved, in the account of a member or on the device of a guest, and the action that changes it. */
export function useSaved(target: SavedTarget) {
  const { kind, id, name } = target;
  const isMember = useSession(({ status }) => status === 'member');
  const { data: keys } = useQuery({ ...savedKeysQuery(), enabled: isMember });
  const { mutateAsync } = useSetSaved(target, (outcome, message) =>
    bus.publish('toast:requested', { kind: outcome, message, key: 'saved' }, 'explore'),
  );
  const { pending, change } = useOptimisticValue(mutateAsync);
  // Resumed after a login if the session has ended. Separate actions, not a toggle: an item already saved must stay saved.
  const save = useResumedAction(`save:${kind}:${id}`, () => change(true), {
    action: 'save',
    title: name,
  });
  const remove = useResumedAction(`unsave:${kind}:${id}`, () => change(false));
  const guestSave = useGuestSave(target, { isGuest: !isMember, onDenied: save });
  if (!isMember) return guestSave;

  const isStored = keys?.some((key) => key.kind === kind && key.id === id) ?? false;
  const isSaved = pending ? pending.value : isStored;
  return { isSaved, toggle: isSaved ? remove : save };
}
