import { SaveToggle } from '@sopaan/search/save-toggle';
import type { SavedKind } from '@sopaan/schemas/saved/saved';
import { useQuery } from '@tanstack/react-query';
import { savedKeysQuery } from './get-saved-keys';
import { useSetSaved } from './use-set-saved';

interface ItemSaveToggleProps {
  kind: SavedKind;
  id: string;
  name: string;
}

/** Saves an item of a list, or removes it. */
export function ItemSaveToggle({ kind, id, name }: ItemSaveToggleProps) {
  const { data: keys } = useQuery(savedKeysQuery());
  const { mutate, isPending, variables } = useSetSaved({ kind, id, name });
  const isStored = keys?.some((key) => key.kind === kind && key.id === id) ?? false;
  const isSaved = isPending ? variables : isStored;
  return <SaveToggle name={name} isSaved={isSaved} onToggle={() => mutate(!isSaved)} />;
}
