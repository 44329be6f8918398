import { bus } from '@sopaan/events/bus';
import { savedKeysQuery, useSetSaved, type SavedTarget } from '@sopaan/search/saved-items';
import { SaveToggle } from '@sopaan/search/save-toggle';
import { useQuery } from '@tanstack/react-query';

/** Saves an item of a list, or removes it. The toggle itself shows the success. */
export function ItemSaveToggle({ kind, id, name }: SavedTarget) {
  const { data: keys } = useQuery(savedKeysQuery());
  const { mutate, isPending, variables } = useSetSaved({ kind, id, name }, (outcome, message) => {
    if (outcome === 'success') return;
    bus.publish('toast:requested', { kind: outcome, message, key: 'saved' }, 'profile');
  });
  const isStored = keys?.some((key) => key.kind === kind && key.id === id) ?? false;
  const isSaved = isPending ? variables : isStored;
  return <SaveToggle name={name} isSaved={isSaved} onToggle={() => mutate(!isSaved)} />;
}
