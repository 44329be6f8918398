import { Button, Icon } from '@sopaan/ui/core';
import type { SavedTarget } from '@sopaan/search/saved-items';
import { useSaved } from '../use-saved';

interface SaveButtonProps extends SavedTarget {
  /** What saving means for this item, if not just keeping it. */
  text?: string;
}

/** The button that saves the item of a page for later. */
export function SaveButton({ text, ...target }: SaveButtonProps) {
  const { isSaved, toggle } = useSaved(target);
  return (
    <Button
      variant="outlined"
      color={isSaved ? 'secondary' : 'primary'}
      aria-pressed={isSaved}
      aria-label={text ? `${text}: ${target.name}` : `Save ${target.name}`}
      onClick={toggle}
      startIcon={<Icon name={isSaved ? 'bookmark-filled' : 'bookmark'} />}
    >
      {text ?? 'Save'}
    </Button>
  );
}
