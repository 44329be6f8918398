import { Button, Icon } from '@sopaan/ui/core';
import type { SavedTarget } from '@sopaan/search/saved-items';
import { useSaved } from '../use-saved';

/** The button that saves the item of a page for later. */
export function SaveButton(target: SavedTarget) {
  const { isSaved, toggle } = useSaved(target);
  return (
    <Button
      variant="outlined"
      color={isSaved ? 'secondary' : 'primary'}
      aria-pressed={isSaved}
      aria-label={`Save ${target.name}`}
      onClick={toggle}
      startIcon={<Icon name={isSaved ? 'bookmark-filled' : 'bookmark'} />}
    >
      Save
    </Button>
  );
}
