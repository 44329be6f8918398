import { SaveToggle } from '@sopaan/search/save-toggle';
import type { SavedTarget } from '@sopaan/search/saved-items';
import { useSaved } from '../use-saved';

/** The toggle that saves an item of a list. */
export function SaveItemToggle(target: SavedTarget) {
  const { isSaved, toggle } = useSaved(target);
  return <SaveToggle name={target.name} isSaved={isSaved} onToggle={toggle} />;
}
